export type TextProblem = 'unwritable' | 'too-long'

/** Control characters and text direction overrides never belong to a name or address. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** Trims and checks a name or a line of an address. `longest` in characters. */
export function validText(typed: string, longest = 100): { readonly text: string } | { readonly problem: TextProblem } {
  const text = typed.trim().normalize('NFC')
  if (steering.test(text)) return { problem: 'unwritable' }
  return text.length > longest ? { problem: 'too-long' } : { text }
}
