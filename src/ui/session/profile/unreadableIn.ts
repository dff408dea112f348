import { type ProfileField, profileFields } from '#domain/session/profile'

/** Browsers return an empty value for incomplete input, such as half a date. */
export function unreadableIn(form: HTMLFormElement): readonly ProfileField[] {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.validity.badInput)
  return profileFields.filter((field) => inputs.some((input) => input.getAttribute('name') === field))
}
