import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Overlay } from '#ui/kit/content/openOverlays.ts'
import { closeOnBack } from './closeOnBack.ts'

let router: ReturnType<typeof createMemoryRouter>
let open: Overlay[]
const shown = () => router.state.location.pathname + router.state.location.search

beforeEach(() => {
  open = []
  router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/play', '/play/tracking'] })
  closeOnBack(router, {
    get last() {
      return open.at(-1)
    },
  })
})
afterEach(() => router.dispose())

function opened(): Overlay {
  const overlay = { close: () => void open.splice(open.indexOf(overlay), 1) }
  open.push(overlay)
  return overlay
}

test('back closes what was opened last, then the rest, then leaves the screen', async () => {
  const dialog = opened()
  opened()
  await router.navigate(-1)
  expect([shown(), open]).toEqual(['/play/tracking', [dialog]])
  await router.navigate(-1)
  expect([shown(), open]).toEqual(['/play/tracking', []])
  await router.navigate(-1)
  expect(shown()).toBe('/play')
})

test('what only an answer closes stays, with its screen', async () => {
  open.push({ close: undefined })
  await router.navigate(-1)
  expect([shown(), open.length]).toEqual(['/play/tracking', 1])
})

test('a link in a dialog leads on', async () => {
  opened()
  await router.navigate('/shop')
  expect([shown(), open.length]).toEqual(['/shop', 1])
})

test('a dialog that the query opened is left by its way back', async () => {
  await router.navigate('/play/tracking?edit=1')
  opened()
  await router.navigate(-1)
  expect([shown(), open.length]).toEqual(['/play/tracking', 1])
})
