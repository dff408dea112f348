import { preparedText } from './typedText.ts'

/** Italy, San Marino and parts of Africa: their numbers begin with a zero, which is dialled from abroad too. */
const zeroStays = /^\+(?:39|378|22[569]|24[127])/

/** The zero of "+44 (0)20" and "+44 020" is only dialled within the country. */
const zeroWithin = /^(\+\d{1,3})(?: ?\(0\)| 0)/

/**
 * Digits and a leading `+`; ignores spaces and punctuation. Undefined for invalid input, and for an extension, which takes no messages.
 * `00` before a country's code is `+`.
 */
export function phoneOf(text: string): string | undefined {
  const spaced = preparedText(text)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s\-ー]+/g, ' ')
    .replace(/^00 ?(?=[1-9])/, '+')
  const international = zeroStays.test(spaced) ? spaced : spaced.replace(zeroWithin, '$1')
  const phone = international.replaceAll(/[ ().·/]/g, '')
  return /^\+?\d{5,15}$/.test(phone) ? phone : undefined
}
