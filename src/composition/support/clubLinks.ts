import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'

export const part: Part = {
  texts: textsIn('content', (language) => import(`../../ui/support/texts/content/${language}.json`, { with: { type: 'json' } })),
}
