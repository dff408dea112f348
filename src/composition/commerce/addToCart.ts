import { AddToCart } from '#app/commerce/AddToCart'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { CurrentGiver } from '#app/commerce/ports/CurrentGiver'
import { Drafts } from '#app/shared/ports/Drafts'
import { AddingModel } from '#ui/commerce/add-to-cart/AddingModel.ts'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(AddingModel, AddToCart)
  give(ProductViewModel, Catalogue, AddingModel, Drafts, LocaleNumbers, CurrentGiver)
})

export const part: Part = {
  requires: () => [import('./catalogue.ts'), import('../session/drafts.ts'), import('../typedNumbers.ts')],
  module,
  texts: textsIn('addToCart', (language) => import(`../../ui/commerce/texts/addToCart/${language}.json`, { with: { type: 'json' } })),
}
