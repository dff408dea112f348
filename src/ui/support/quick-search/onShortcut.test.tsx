import { afterEach, beforeEach, expect, test } from 'vitest'
import { onShortcut } from './onShortcut.ts'

let opened = 0
let stop = (): void => undefined

beforeEach(() => {
  opened = 0
  document.body.innerHTML = '<input id="field"><div role="dialog"><input id="inside"></div>'
  stop = onShortcut(document, () => {
    opened += 1
  })
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function press(init: KeyboardEventInit, id = 'field'): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.querySelector(`#${id}`)?.dispatchEvent(event)
  return event
}

test.each([
  { key: 'k', ctrlKey: true },
  { key: 'K', metaKey: true },
])('%j opens the quick search instead of what the browser does', (keys) => {
  expect(press(keys).defaultPrevented).toBe(true)
  expect(opened).toBe(1)
})

test.each([
  { key: 'k' },
  { key: 'k', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'l', ctrlKey: true },
])('%j stays with the browser', (keys) => {
  expect(press(keys).defaultPrevented).toBe(false)
  expect(opened).toBe(0)
})

test('a dialog that is open comes first', () => {
  press({ key: 'k', ctrlKey: true }, 'inside')
  expect(opened).toBe(0)
})
