import { type ProfileField, profileFields } from '#domain/session/profile'

/** Fields in which something stands that the browser makes no text of, as half a date: it gives an empty one. */
export function unreadableIn(form: HTMLFormElement): readonly ProfileField[] {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.validity.badInput)
  return profileFields.filter((field) => inputs.some((input) => input.getAttribute('name') === field))
}
