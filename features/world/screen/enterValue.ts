/** React overrides the element's own setter to learn what has changed. */
export function enterValue(element: HTMLElement, value: string): void {
  const owner = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(element, value)
}

/** Runs in the page: one after the other, faster than any pause of a person who types. */
export function enterValues(element: Element, values: readonly string[]): void {
  const owner = Object.getPrototypeOf(element)
  for (const value of values) {
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** By the beginning of its text. */
export function chooseOption(element: HTMLElement, text: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`${element.tagName} is not a list to choose from`)
  const option = [...element.options].find((each) => each.text.trim().startsWith(text))
  if (!option) throw new Error(`${text} is not among the choices`)
  element.focus()
  enterValue(element, option.value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
