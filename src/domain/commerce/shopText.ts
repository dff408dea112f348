import { preparedText } from '../shared/typedText.ts'
import { type TextProblem, validText } from '../shared/validText.ts'

/** What Magento takes in fields of an address since 2.4.8. It refuses everything else, without naming the field to programs. */
interface Rule {
  readonly characters: RegExp
  readonly longest: number
}

export const shopRules = {
  name: { characters: /[\p{L}\p{M}\p{Nd}\s,\-_.'’`&]/u, longest: 255 },
  city: { characters: /[\p{L}\p{M}\p{Nd}\s\-_'’.,&()/]/u, longest: 100 },
  telephone: { characters: /[\d\s+().\-/]/, longest: 20 },
} as const satisfies Readonly<Record<string, Rule>>

/** As it was typed, except for characters that have a form that the shop takes, such as a wide hyphen. */
export function shopText(
  typed: string,
  { characters, longest }: Rule,
): { readonly text: string } | { readonly problem: TextProblem | 'not-taken' } {
  const read = validText(typed, longest)
  if ('problem' in read) return read
  const taken = [...read.text].map((character) => (characters.test(character) ? character : preparedText(character))).join('')
  return [...taken].every((character) => characters.test(character)) && (taken !== '' || read.text === '')
    ? { text: taken }
    : { problem: 'not-taken' }
}
