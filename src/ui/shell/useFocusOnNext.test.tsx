import { act, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { useFocusOnNext } from './useFocusOnNext.ts'

function Names({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  useFocusOnNext(list, names.length)
  return (
    <>
      <a href="/">Home</a>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">Edit {name}</button>
            <button type="button">Delete {name}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

let clear = (): void => undefined
afterEach(() => clear())

function focusAfter(pressed: string, remaining: readonly string[]): string | null | undefined {
  const place = renderAt()
  clear = place.clear
  place.show(<Names names={['Ada', 'Bea', 'Cleo']} />)
  const control = [...place.element.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === pressed)
  act(() => control?.focus())
  place.show(<Names names={remaining} />)
  return document.activeElement?.textContent
}

test('the focus goes on to the next entry, or to the last', () => {
  expect(focusAfter('Delete Bea', ['Ada', 'Cleo'])).toBe('Delete Cleo')
  expect(focusAfter('Delete Cleo', ['Ada', 'Bea'])).toBe('Delete Bea')
})

test('a focus that is not lost stays, also when an entry comes back', () => {
  expect(focusAfter('Home', ['Ada'])).toBe('Home')
  expect(focusAfter('Delete Ada', ['Ada', 'Bea', 'Cleo', 'Dot'])).toBe('Delete Ada')
})
