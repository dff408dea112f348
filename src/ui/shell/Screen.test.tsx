import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Screen } from './Screen.tsx'

let root: Root
let place: HTMLElement

async function open() {
  const routes = [
    { path: '/', element: <Screen title="Home">here</Screen> },
    { path: '/lessons', element: <Screen title="Lessons">there</Screen> },
  ]
  const router = createMemoryRouter(routes)
  await act(async () => root.render(<RouterProvider router={router} />))
  return (to: string) => act(async () => router.navigate(to))
}

const focused = (): string | null | undefined => document.activeElement?.textContent

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

describe('A screen', () => {
  test('calls the document by its name', async () => {
    const go = await open()
    expect(document.title).toBe('Home · Clubhouse')
    await go('/lessons')
    expect(document.title).toBe('Lessons · Clubhouse')
  })

  test('leaves the focus alone as the first of a visit', async () => {
    await open()
    expect(document.activeElement).toBe(document.body)
  })

  test('takes the focus to its heading when one comes to it', async () => {
    const go = await open()
    await go('/lessons')
    expect(focused()).toBe('Lessons')
  })

  test('leaves the focus in a field when only a filter of it changes', async () => {
    const go = await open()
    await go('/lessons')
    const field = place.appendChild(document.createElement('input'))
    field.focus()
    await go('/lessons?view=list')
    expect(document.activeElement).toBe(field)
  })
})
