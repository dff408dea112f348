import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'

export const part: Part = {
  texts: textsIn('clubLinks', (language) => import(`../../ui/support/texts/clubLinks/${language}.json`, { with: { type: 'json' } })),
}
