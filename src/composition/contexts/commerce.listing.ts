import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { SearchViewModel } from '#ui/commerce/search/SearchViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give) => {
  give(CategoryViewModel, (catalogue: Catalogue) => new CategoryViewModel(catalogue), Catalogue)
  give(
    SearchViewModel,
    (catalogue: Catalogue, readMenu: ReadShopMenu) => new SearchViewModel(catalogue, readMenu),
    ...([Catalogue, ReadShopMenu] as const),
  )
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
  texts: textLoader({
    en: () => import('#ui/commerce/texts/listing/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/listing/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/listing/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/listing/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    category: async () => (await import('#ui/commerce/listing/CategoryScreen.tsx')).CategoryScreen,
    search: async () => (await import('#ui/commerce/search/SearchScreen.tsx')).SearchScreen,
  },
}
