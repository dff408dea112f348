import { Container } from 'inversify'
import { expect, test } from 'vitest'
import { createTexts } from '#ui/shell/i18n.ts'
import { ComponentLoader } from './ComponentLoader.ts'
import { createScreenRoutes } from './screenRoutes.tsx'

async function createNavigation() {
  const { patchRoutesOnNavigation } = createScreenRoutes(new ComponentLoader(new Container(), await createTexts({ language: 'en' })), '')
  const patched: (string | null)[] = []
  const patch = (frame: string | null) => void patched.push(frame)
  const visit = (path: string, signal = new AbortController().signal) =>
    patchRoutesOnNavigation({ path, patch, signal, matches: [], fetcherKey: undefined })
  return { patched, visit }
}

test('the screens of a context are added once, whatever its addresses name', async () => {
  const { patched, visit } = await createNavigation()
  await visit('/play/bag/1')
  expect(patched).toEqual(['frame'])
  await visit('/play/bag/2')
  expect(patched).toEqual(['frame'])
})

test('screens that came after the player went elsewhere are added at the next visit', async () => {
  const { patched, visit } = await createNavigation()
  await visit('/play/bag/1', AbortSignal.abort())
  await visit('/play/bag/1')
  expect(patched).toEqual(['frame', 'frame'])
})
