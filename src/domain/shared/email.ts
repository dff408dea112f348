import { preparedText } from './typedText.ts'

/** Mail servers accept no longer address. */
const longest = 254

/** In half-width letters; undefined for an invalid address. Only the server knows whether it exists. */
export function emailOf(text: string): string | undefined {
  // A Japanese keyboard types its own full stop.
  const email = preparedText(text).replaceAll(/[。｡]/g, '.')
  return email.length <= longest && /^[^\s@\p{C}]+@[^\s@\p{C}.]+(?:\.[^\s@\p{C}.]+)+$/u.test(email) ? email : undefined
}
