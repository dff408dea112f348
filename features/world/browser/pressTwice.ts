import type { Locator } from 'playwright'

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
