import { preparedText, readableText } from './typedText.ts'

export type TextProblem = 'unwritable' | 'too-long'

const unwritable = /[\p{Cc}\u2028\u2029]|\p{Surrogate}/u

/** A name or a line of an address, without marks that can't be seen. `longest` in characters. */
export function validText(typed: string, longest = 100): { readonly text: string } | { readonly problem: TextProblem } {
  const text = readableText(typed)
  if (unwritable.test(text)) return { problem: 'unwritable' }
  return text.length > longest ? { problem: 'too-long' } : { text }
}

/** A text of several lines. */
export function validLines(typed: string, longest: number): ReturnType<typeof validText> {
  const text = readableText(typed)
  const read = validText(text.split(/[\n\r\t]/).join(' '), longest)
  return 'problem' in read ? read : { text }
}

/** The reading of a name, in katakana of one width, whichever kana were typed. */
export function kanaText(typed: string, longest?: number): ReturnType<typeof validText> {
  const katakana = typed.normalize('NFKC').replaceAll(/[ぁ-ゖ]/g, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0x60))
  return validText(katakana, longest)
}

/** A postcode or another number with groups of a free form: in half-width characters, with hyphens. */
export function groupedText(typed: string, longest?: number): ReturnType<typeof validText> {
  return validText(preparedText(typed), longest)
}
