import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { SearchViewModel } from '#ui/commerce/search/SearchViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(CategoryViewModel, Catalogue)
  give(SearchViewModel, Catalogue, ReadShopMenu)
})

/** Lists of products: those of a category, and those that are found. */
export const listing = {
  name: 'listing',
  requires: () =>
    Promise.all([
      import('./commerce.menu.ts').then(({ menu }) => menu),
      import('./commerce.addToCart.ts').then(({ addToCart }) => addToCart),
      import('./commerce.pageLayout.ts').then(({ pageLayout }) => pageLayout),
    ]),
  module,
  texts: textsIn((language) => import(`../../ui/commerce/texts/listing/${language}.json`, { with: { type: 'json' } })),
  screens: {
    category: async () => (await import('#ui/commerce/listing/CategoryScreen.tsx')).CategoryScreen,
    search: async () => (await import('#ui/commerce/search/SearchScreen.tsx')).SearchScreen,
  },
}
