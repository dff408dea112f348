import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

const fetchScreen = vi.fn(async (pathname: string) => {
  if (pathname === '/lost') throw new TypeError('Failed to fetch dynamically imported module')
})

let page: Document
let isFetchingAhead: () => boolean

function turn(intent: string, href: string): void {
  const link = page.body.appendChild(page.createElement('a'))
  link.href = href
  link.appendChild(page.createElement('span')).dispatchEvent(new Event(intent, { bubbles: true }))
}

beforeEach(() => {
  page = document
  isFetchingAhead = prefetchOnIntent(page, fetchScreen)
})

afterEach(() => {
  vi.clearAllMocks()
  page.body.replaceChildren()
})

describe('The code of a screen', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('is fetched at a %s of a link to it', (intent) => {
    turn(intent, '/lessons?view=list')
    expect(fetchScreen).toHaveBeenCalledWith('/lessons')
  })

  test('is not fetched for links out of the product', () => {
    turn('pointerover', 'https://elsewhere.invalid/lessons')
    expect(fetchScreen).not.toHaveBeenCalled()
  })

  test.each(['/lessons', '/lost'])('is on its way until it is there or lost: %s', async (pathname) => {
    turn('pointerover', pathname)
    expect(isFetchingAhead()).toBe(true)
    await fetchScreen.mock.results[0]?.value.catch(() => undefined)
    expect(isFetchingAhead()).toBe(false)
  })

  test('may be out of reach', async () => {
    turn('pointerover', '/lost')
    await Promise.resolve()
    expect(fetchScreen).toHaveBeenCalledWith('/lost')
  })
})
