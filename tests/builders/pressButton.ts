import { act } from 'react'

/** By its label or its text. A dialog is outside the part that is shown, so the whole document is searched. */
export function buttonNamed(name: string, at = 0): HTMLElement | undefined {
  const named = [...document.querySelectorAll('button')].filter((each) =>
    [each.getAttribute('aria-label'), each.textContent].includes(name),
  )
  return named[at]
}

export async function pressButton(name: string, at = 0): Promise<void> {
  const button = buttonNamed(name, at)
  if (!button) throw new Error(`There is no button ${name}`)
  await act(async () => button.click())
}
