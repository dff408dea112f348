import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { SearchViewModel } from '#ui/commerce/search/SearchViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(CategoryViewModel, Catalogue)
  give(SearchViewModel, Catalogue, ReadShopMenu)
})

export const part: Part = {
  requires: () => [import('./menu.ts'), import('./addToCart.ts'), import('./pageLayout.ts')],
  module,
  texts: textsIn('listing', (language) => import(`../../ui/commerce/texts/listing/${language}.json`, { with: { type: 'json' } })),
}
