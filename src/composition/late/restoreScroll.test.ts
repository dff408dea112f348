import { describe, expect, test, vi } from 'vitest'
import { restoreScroll, ScrollPositions } from './restoreScroll.ts'

function createPage() {
  const state = { key: 'a', top: 0, mostTop: 0 }
  const end = new AbortController()
  let resized = (): void => undefined
  const page = {
    key: () => state.key,
    top: () => state.top,
    mostTop: () => state.mostTop,
    scrollTo: vi.fn((top: number) => {
      state.top = top
    }),
  }
  const begin = (top: number) =>
    restoreScroll(page, top, {
      until: end.signal,
      onResize: (run) => {
        resized = run
      },
    })
  const grow = (mostTop: number) => {
    state.mostTop = mostTop
    resized()
  }
  return { state, end, page, begin, grow }
}

describe('The place on a page', () => {
  test('is restored once the content is as high', () => {
    const { state, begin, grow } = createPage()
    begin(900)
    grow(400)
    expect(state.top).toBe(0)
    grow(1200)
    expect(state.top).toBe(900)
  })

  test('is restored again when content above it has come later', () => {
    const { state, begin, grow } = createPage()
    begin(900)
    grow(1200)
    state.top = 300
    grow(1500)
    expect(state.top).toBe(900)
  })

  test('is left alone once the player acts, or has gone to another page', () => {
    const { state, end, begin, grow, page } = createPage()
    begin(900)
    end.abort()
    grow(1200)
    const other = createPage()
    other.begin(900)
    other.state.key = 'b'
    other.grow(1200)
    other.state.key = 'a'
    other.grow(1300)
    expect([state.top, page.scrollTo.mock.calls, other.state.top]).toEqual([0, [], 0])
  })

  test('is nothing to restore at the top', () => {
    const { page, begin, grow } = createPage()
    begin(0)
    grow(1200)
    expect(page.scrollTo).not.toHaveBeenCalled()
  })
})

describe('Places', () => {
  test('are kept for each entry of the history, fifty at most', () => {
    const places = new ScrollPositions(() => sessionStorageInMemory)
    for (let entry = 0; entry < 52; entry += 1) places.keep(`${entry}`, entry + 100.4)
    places.keep('51', 7)
    expect([places.of('51'), places.of('50'), places.of('1'), places.of('2')]).toEqual([7, 150, 0, 102])
  })

  test('are none where the storage is closed or holds something else', () => {
    const closed = new ScrollPositions(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    closed.keep('a', 5)
    sessionStorageInMemory.setItem('clubhouse.scroll', '[["a"],3,"{"]')
    expect([closed.of('a'), new ScrollPositions(() => sessionStorageInMemory).of('a')]).toEqual([0, 0])
  })
})

const stored = new Map<string, string>()
const sessionStorageInMemory: Storage = {
  get length() {
    return stored.size
  },
  clear: () => stored.clear(),
  key: () => null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
}
