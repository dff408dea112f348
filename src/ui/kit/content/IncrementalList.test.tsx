import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { IncrementalList } from './IncrementalList.tsx'

let near: (() => void)[] = []

beforeEach(() => {
  near = []
  class Watch {
    constructor(tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
      near = [...near, () => tell([{ isIntersecting: true }])]
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Watch)
})

afterEach(() => vi.unstubAllGlobals())

function aList(count: number) {
  const place = renderAt()
  const items = Array.from({ length: count }, (_, index) => index)
  place.show(
    <IncrementalList items={items}>
      {(item, position) => (
        <li key={item} {...position}>
          {item}
        </li>
      )}
    </IncrementalList>,
  )
  return { rows: () => place.element.querySelectorAll('li'), clear: place.clear }
}

test('A long list shows its first rows, says how many there are, and shows more as their end comes near', () => {
  const { rows, clear } = aList(90)
  expect(rows()).toHaveLength(40)
  expect(rows()[39]?.getAttribute('aria-posinset')).toBe('40')
  expect(rows()[39]?.getAttribute('aria-setsize')).toBe('90')
  act(() => near.at(-1)?.())
  expect(rows()).toHaveLength(80)
  act(() => near.at(-1)?.())
  expect(rows()).toHaveLength(90)
  expect(rows()[0]?.hasAttribute('aria-setsize')).toBe(false)
  clear()
})

test('A short list watches nothing', () => {
  const { rows, clear } = aList(40)
  expect(rows()).toHaveLength(40)
  expect(near).toEqual([])
  clear()
})
