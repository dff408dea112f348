/** Beyond this no mail server takes an address. */
const longest = 254

/** The address without spaces around it and in half-width letters; nothing where it can't be one. Whether it exists the server knows. */
export function emailOf(text: string): string | undefined {
  const email = text.normalize('NFKC').trim()
  return email.length <= longest && /^[^\s@\p{C}]+@[^\s@\p{C}.]+(?:\.[^\s@\p{C}.]+)+$/u.test(email) ? email : undefined
}
