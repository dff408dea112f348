import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { Screen } from './Screen.tsx'

let place: ReturnType<typeof renderAt>

function open() {
  const routes = [
    { path: '/', element: <Screen title="Home">here</Screen> },
    { path: '/lessons', element: <Screen title="Lessons">there</Screen> },
  ]
  const router = createMemoryRouter(routes)
  place.show(<RouterProvider router={router} />)
  return (to: string) => act(async () => router.navigate(to))
}

const focused = (): string | null | undefined => document.activeElement?.textContent

beforeEach(() => {
  place = renderAt()
})

afterEach(() => place.clear())

describe('A screen', () => {
  test('calls the document by its name', async () => {
    const go = open()
    expect(document.title).toBe('Home · Clubhouse')
    await go('/lessons')
    expect(document.title).toBe('Lessons · Clubhouse')
  })

  test('leaves the focus alone as the first of a visit', () => {
    open()
    expect(document.activeElement).toBe(document.body)
  })

  test('takes the focus to its heading when one comes to it', async () => {
    const go = open()
    await go('/lessons')
    expect(focused()).toBe('Lessons')
  })

  test('leaves the focus in a field when only a filter of it changes', async () => {
    const go = open()
    await go('/lessons')
    const field = place.element.appendChild(document.createElement('input'))
    field.focus()
    await go('/lessons?view=list')
    expect(document.activeElement).toBe(field)
  })
})
