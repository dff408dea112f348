import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ShopHome } from '#app/commerce/ports/ShopHome'
import { ReadSpecialCategories } from '#app/commerce/ReadSpecialCategories'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { SpecialsModel } from '#ui/commerce/special/SpecialsModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SupportShopHome } from '../bridges/SupportShopHome.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ShopHome, SupportShopHome, OpenContext)
  share(ReadSpecialCategories, Catalogue)
  give(SpecialsModel, ReadSpecialCategories, Catalogue)
  give(ShopHomeViewModel, ShopHome, Catalogue, SpecialsModel)
})

/** The shop's first page. */
export const shopHome = {
  name: 'shopHome',
  requires: async () => (await import('./commerce.addToCart.ts')).addToCart,
  module,
  texts: textsIn((language) => import(`../../ui/commerce/texts/shopHome/${language}.json`, { with: { type: 'json' } })),
  screens: {
    shopHome: async () => (await import('#ui/commerce/shop-home/ShopHomeScreen.tsx')).ShopHomeScreen,
  },
}
