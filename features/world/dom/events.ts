import { flushSync } from 'react-dom'
import type { ChosenFile } from '../attachedFiles.ts'
import { enterValue } from '../screen/enterValue.ts'

/** The events of a press in a browser, in their order. */
export function press(element: HTMLElement): void {
  if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]'))
    throw new Error(`${element.outerHTML.slice(0, 200)} can't be pressed`)
  const shared = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window, clientX: 1, clientY: 1 }
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1, pressure: 0.5 }
  element.dispatchEvent(new PointerEvent('pointerover', pointer))
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }))) focusFrom(element)
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', shared))
  element.dispatchEvent(new PointerEvent('click', pointer))
}

export function typeInto(element: HTMLElement, value: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error(`Nobody types into ${element.tagName}`)
  if (element.disabled || element.readOnly) throw new Error('Nothing can be typed into the field')
  element.focus()
  element.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: value, inputType: 'insertText' }))
  enterValue(element, value)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Empties the field first. Each key is shown before the next one. */
export function typeMoment(segments: readonly HTMLElement[], keys: ReadonlyMap<string, string>): void {
  for (const segment of segments) {
    segment.focus()
    while (!segment.hasAttribute('data-placeholder')) flushSync(() => pressKey(segment, 'Backspace'))
  }
  for (const segment of segments) {
    segment.focus()
    const typed = { bubbles: true, cancelable: true, inputType: 'insertText' }
    for (const data of keys.get(segment.dataset['segment'] ?? '') ?? '')
      flushSync(() => segment.dispatchEvent(new InputEvent('beforeinput', { ...typed, data })))
  }
}

function pressKey(element: HTMLElement, key: string): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
}

/** Unless the product has its own use for the key, a field sends its form. */
export function pressEnter(element: HTMLElement): void {
  element.focus()
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  const isUnused = element.dispatchEvent(new KeyboardEvent('keydown', key))
  if (isUnused && element instanceof HTMLInputElement) element.form?.requestSubmit()
  element.dispatchEvent(new KeyboardEvent('keyup', key))
}

export function attachTo(element: HTMLElement, { name, content }: ChosenFile): void {
  const file = new File([new Uint8Array(content)], name, { type: 'image/png' })
  Object.defineProperty(element, 'files', { configurable: true, value: [file] })
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

function focusFrom(element: HTMLElement): void {
  const focusable = element.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  if (focusable) focusable.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
