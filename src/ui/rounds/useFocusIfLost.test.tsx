import { act, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { useFocusIfLost } from './useFocusIfLost.ts'

function Positions({ isChanging }: { readonly isChanging: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusIfLost(box, isChanging)
  return (
    <>
      <a href="/round">Round</a>
      <div ref={box}>{isChanging ? <button type="button">Save</button> : <input aria-label="Change" />}</div>
    </>
  )
}

let clear = (): void => undefined
afterEach(() => clear())

function shown() {
  const place = renderAt()
  clear = place.clear
  place.show(<Positions isChanging={false} />)
  const focus = (name: string) => act(() => place.element.querySelector<HTMLElement>(name)?.focus())
  return { focus, change: () => place.show(<Positions isChanging={true} />) }
}

test('what replaces the pressed control receives the focus', () => {
  const { focus, change } = shown()
  focus('input')
  change()
  expect(document.activeElement?.textContent).toBe('Save')
})

test('a focus that is elsewhere stays there', () => {
  const { focus, change } = shown()
  focus('a')
  change()
  expect(document.activeElement?.textContent).toBe('Round')
})

test('the first look takes no focus', () => {
  shown()
  expect(document.activeElement).toBe(document.body)
})
