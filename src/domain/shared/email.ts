/** Mail servers accept no longer address. */
const longest = 254

/** Trimmed, in half-width letters; undefined for an invalid address. Only the server knows whether it exists. */
export function emailOf(text: string): string | undefined {
  const email = text.normalize('NFKC').trim()
  return email.length <= longest && /^[^\s@\p{C}]+@[^\s@\p{C}.]+(?:\.[^\s@\p{C}.]+)+$/u.test(email) ? email : undefined
}
