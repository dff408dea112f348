import { act, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { useArrowKeys } from './useArrowKeys.ts'

function Links() {
  const place = useRef<HTMLDivElement>(null)
  useArrowKeys(place)
  return (
    <div ref={place}>
      {['clubs', 'balls', 'gifts'].map((group) => (
        <div key={group} data-group={group}>
          <a href={`/${group}`}>{group}</a>
          <a href={`/${group}/1`}>{group} 1</a>
          <a href={`/${group}/2`}>{group} 2</a>
        </div>
      ))}
    </div>
  )
}

let clear = (): void => undefined
afterEach(() => clear())

function shown() {
  const place = renderAt()
  place.show(<Links />)
  clear = place.clear
  const named = (name: string) => [...place.element.querySelectorAll('a')].find((link) => link.textContent === name)
  return {
    pressOn: (name: string, key: string, more: KeyboardEventInit = {}) => {
      const link = named(name)
      act(() => link?.focus())
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      act(() => void link?.dispatchEvent(event))
      return [document.activeElement?.textContent, event.defaultPrevented]
    },
  }
}

test.each([
  ['clubs', 'ArrowDown', 'clubs 1'],
  ['clubs 2', 'ArrowDown', 'balls'],
  ['balls', 'ArrowUp', 'clubs 2'],
  ['clubs 1', 'ArrowRight', 'balls'],
  ['gifts 2', 'ArrowLeft', 'balls'],
  ['balls 1', 'Home', 'clubs'],
  ['balls 1', 'End', 'gifts 2'],
])('from %s %s leads to %s', (from, key, to) => {
  expect(shown().pressOn(from, key)).toEqual([to, true])
})

test.each([
  ['gifts 2', 'ArrowDown'],
  ['clubs', 'ArrowUp'],
  ['clubs 1', 'ArrowLeft'],
  ['gifts', 'ArrowRight'],
  ['balls', 'a'],
])('from %s %s leads nowhere, and the page scrolls as ever', (from, key) => {
  expect(shown().pressOn(from, key)).toEqual([from, false])
})

test('with another key held it is the browser’s', () => {
  expect(shown().pressOn('balls', 'ArrowLeft', { altKey: true })).toEqual(['balls', false])
})
