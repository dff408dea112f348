import type { Locator } from 'playwright'

/** Two presses and the Enter key between them, before anything else can happen. */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    const press = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
    element.focus()
    element.click()
    element.dispatchEvent(new KeyboardEvent('keydown', press))
    element.dispatchEvent(new KeyboardEvent('keyup', press))
    element.click()
  })
}
