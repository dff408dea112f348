import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'

export const part: Part = {
  requires: () => [import('./addToCart.ts'), import('./pageLayout.ts')],
  texts: textsIn('product', (language) => import(`../../ui/commerce/texts/product/${language}.json`, { with: { type: 'json' } })),
}
