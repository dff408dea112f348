import { createBrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Overlay } from '#ui/kit/content/openOverlays.ts'
import { closeOnBack } from './closeOnBack.ts'

let router: ReturnType<typeof createBrowserRouter>
/** A new one for each test: tasks of the one before may still be waiting. */
let page: { open: readonly Overlay[] }
let changed: () => void
let forget: () => void

/** From the first screen to the second. */
beforeEach(async () => {
  const own: typeof page = { open: [] }
  page = own
  window.history.pushState(null, '', '/first')
  let first: ((event: PopStateEvent) => void) | undefined
  const listen = (event: PopStateEvent) => first?.(event)
  window.addEventListener('popstate', listen)
  forget = () => window.removeEventListener('popstate', listen)
  router = createBrowserRouter([{ path: '*', element: null }])
  const tab = { history: window.history, location: window.location, setTimeout: (run: () => void) => setTimeout(run) }
  const overlays = {
    get last() {
      return own.open.at(-1)
    },
    subscribe(listener: () => void) {
      changed = listener
    },
  }
  closeOnBack({
    ...{ tab, router, overlays },
    onPopstate: (listener) => {
      first = listener
    },
  })
  await router.navigate('/second')
})
afterEach(() => {
  forget()
  router.dispose()
})

const address = () => window.location.pathname + window.location.search
const shown = () => router.state.location.pathname + router.state.location.search
const isGuarded = () => window.history.state.guard === true

function show(...overlays: Overlay[]): void {
  page.open = overlays
  changed()
}

const back = () => window.history.back()

test('back closes what is open, and the router hears nothing', async () => {
  show({ close: () => show() })
  await expect.poll(isGuarded).toBe(true)
  back()
  expect(page.open).toEqual([])
  expect([address(), shown()]).toEqual(['/second', '/second'])
  back()
  await expect.poll(shown).toBe('/first')
})

test('back closes the last one first', async () => {
  const dialog = { close: () => show() }
  show(dialog, { close: () => show(dialog) })
  await expect.poll(isGuarded).toBe(true)
  back()
  expect(page.open).toEqual([dialog])
  await expect.poll(isGuarded).toBe(true)
  back()
  expect([page.open.length, shown()]).toEqual([0, '/second'])
})

test('what back may not close stays open, and the next back reaches it again', async () => {
  show({ close: undefined })
  await expect.poll(isGuarded).toBe(true)
  for (let times = 0; times < 3; times += 1) {
    back()
    await expect.poll(isGuarded).toBe(true)
  }
  expect([page.open.length, shown()]).toEqual([1, '/second'])
})

test('a filter that an open dialog sets stays after back', async () => {
  show({ close: () => show() })
  await expect.poll(isGuarded).toBe(true)
  await router.navigate('/second?sort=price', { replace: true })
  expect(isGuarded()).toBe(true)
  back()
  expect([page.open.length, address(), shown()]).toEqual([0, '/second?sort=price', '/second?sort=price'])
})

test('each filter that is a step of the history can be taken back, one by one', async () => {
  show({ close: () => show() })
  await expect.poll(isGuarded).toBe(true)
  await router.navigate('/second?brand=x')
  await expect.poll(isGuarded).toBe(true)
  back()
  expect([page.open.length, shown()]).toEqual([0, '/second?brand=x'])
  back()
  await expect.poll(shown).toBe('/second')
  await expect.poll(isGuarded).toBe(false)
})
