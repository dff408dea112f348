export type TextProblem = 'unwritable' | 'too-long'

/** Signs that steer machines, or turn the text after them around: no name or address holds them. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** A name, or a line of an address, without spaces around it. At most 100 characters unless said otherwise. */
export function validText(typed: string, longest = 100): { readonly text: string } | { readonly problem: TextProblem } {
  const text = typed.trim().normalize('NFC')
  if (steering.test(text)) return { problem: 'unwritable' }
  return text.length > longest ? { problem: 'too-long' } : { text }
}
