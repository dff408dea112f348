import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'

/** The names of the sums of custom-fit clubs, at the fitting and where they are ordered. */
export const part: Part = {
  texts: textsIn('clubSums', (language) => import(`../../ui/commerce/texts/clubSums/${language}.json`, { with: { type: 'json' } })),
}
