import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { createTexts } from '#ui/shell/i18n.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { ShellSlotsContext } from '../shellSlots.ts'
import { ChunkRetry } from './ChunkRetry.ts'
import { ChunkRetryScreen } from './ChunkRetryScreen.tsx'

let place: ReturnType<typeof renderAt>

beforeEach(() => {
  place = renderAt()
})

afterEach(() => place.clear())

async function createScreen() {
  const fetch = () => Promise.reject(new Failure('offline'))
  const offline = { value: false, changes: NEVER }
  const chunkRetry = new ChunkRetry(fetch, offline, { renew: async () => 'unreachable' as const })
  const { i18n } = await createTexts({ language: 'en' })
  await chunkRetry.ask()
  return (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <ChunkRetryScreen chunkRetry={chunkRetry} />
      </MemoryRouter>
    </I18nextProvider>
  )
}

test('outside the layout the screen is the main landmark', async () => {
  place.show(await createScreen())
  expect(place.element.querySelector('main h1')).not.toBeNull()
})

test('inside the layout, which has one, it is not', async () => {
  place.show(<ShellSlotsContext value={{ actionBar: null, detail: null }}>{await createScreen()}</ShellSlotsContext>)
  expect(place.element.querySelector('main')).toBeNull()
  expect(place.element.querySelector('h1')).not.toBeNull()
})
