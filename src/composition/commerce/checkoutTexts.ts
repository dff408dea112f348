import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'

/** The texts of the card's fields, wherever something is paid. */
export const part: Part = {
  texts: textsIn('checkout', (language) => import(`../../ui/commerce/texts/checkout/${language}.json`, { with: { type: 'json' } })),
}
