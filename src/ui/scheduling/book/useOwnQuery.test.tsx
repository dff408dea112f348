import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { useOwnQuery } from './useOwnQuery.ts'

let clear = (): void => undefined
let choose = (): void => undefined

afterEach(() => {
  clear()
  window.history.replaceState(null, '', '/')
})

function Booking() {
  const [, replace] = useOwnQuery()
  choose = () => replace(() => new URLSearchParams('day=2026-05-14'))
  return null
}

function opened() {
  const place = renderAt()
  clear = place.clear
  const router = createMemoryRouter([{ path: '/lessons/book', element: <Booking /> }], { initialEntries: ['/lessons/book'] })
  place.show(<RouterProvider router={router} />)
  return router
}

test('a screen writes its choice into its address', async () => {
  const router = opened()
  window.history.replaceState(null, '', '/club/lessons/book')
  await act(async () => choose())
  expect(router.state.location.search).toBe('?day=2026-05-14')
})

test('a screen that is still shown leaves the address of the next one alone', async () => {
  const router = opened()
  window.history.replaceState(null, '', '/club/')
  await act(async () => choose())
  expect(router.state.location.search).toBe('')
})
