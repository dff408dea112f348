let form: HTMLFormElement | undefined

/** Before hydration: an element that an extension has added makes React render the form anew, and what was typed stays in the old one. */
export function rememberEarlyForm(place: HTMLElement): void {
  form = place.querySelector('form') ?? undefined
}

export function takeEarlyForm(): HTMLFormElement | undefined {
  const early = form
  form = undefined
  return early
}
