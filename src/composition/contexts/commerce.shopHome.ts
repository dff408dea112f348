import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ShopHome } from '#app/commerce/ports/ShopHome'
import { ReadSpecialCategories } from '#app/commerce/ReadSpecialCategories'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { SpecialsModel } from '#ui/commerce/special/SpecialsModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SupportShopHome } from '../bridges/SupportShopHome.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(ShopHome, (open: OpenContext) => new SupportShopHome(open), OpenContext)
  share(ReadSpecialCategories, (catalogue: Catalogue) => new ReadSpecialCategories(catalogue), Catalogue)
  give(
    SpecialsModel,
    (read: ReadSpecialCategories, catalogue: Catalogue) => new SpecialsModel(read, catalogue),
    ReadSpecialCategories,
    Catalogue,
  )
  give(
    ShopHomeViewModel,
    (shopHome: ShopHome, catalogue: Catalogue, specials: SpecialsModel) => new ShopHomeViewModel(shopHome, catalogue, specials),
    ...([ShopHome, Catalogue, SpecialsModel] as const),
  )
})

/** The shop's first page. */
export const shopHome = {
  name: 'shopHome',
  requires: async () => (await import('./commerce.addToCart.ts')).addToCart,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/shopHome/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/shopHome/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/shopHome/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/shopHome/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    shopHome: async () => (await import('#ui/commerce/shop-home/ShopHomeScreen.tsx')).ShopHomeScreen,
  },
}
