import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchOnIntent } from './fetchOnIntent.ts'

const Nothing = () => null
const frame = vi.fn(async () => Nothing)
const lessons = vi.fn(async () => Nothing)
const lost = vi.fn(async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const routes: RouteObject[] = [
  {
    lazy: { Component: frame },
    children: [
      { path: '/lessons', lazy: { Component: lessons } },
      { path: '/lost', lazy: { Component: lost } },
    ],
  },
]

let page: Document

function turn(intent: string, href: string): void {
  const link = page.body.appendChild(page.createElement('a'))
  link.href = href
  link.appendChild(page.createElement('span')).dispatchEvent(new Event(intent, { bubbles: true }))
}

beforeEach(() => {
  page = document
  fetchOnIntent(page, routes, '')
})

afterEach(() => {
  vi.clearAllMocks()
  page.body.replaceChildren()
})

describe('The code of a screen', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('is fetched at a %s of a link to it', (intent) => {
    turn(intent, '/lessons?view=list')
    expect(lessons).toHaveBeenCalled()
    expect(frame).toHaveBeenCalled()
  })

  test('is not fetched for links that lead nowhere, or out of the product', () => {
    turn('pointerover', '/nowhere/at/all')
    turn('pointerover', 'https://elsewhere.invalid/lessons')
    expect(lessons).not.toHaveBeenCalled()
  })

  test('may be out of reach', async () => {
    turn('pointerover', '/lost')
    await Promise.resolve()
    expect(lost).toHaveBeenCalled()
  })
})
