import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { Clock } from '#app/shared/ports/Clock'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { ShopSearchModel } from '#ui/commerce/search/ShopSearchModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ReadShopMenu, Catalogue)
  give(ShopSearchModel, Catalogue, Clock)
  give(MegaMenuViewModel, ReadShopMenu)
})

/** What stands above every page where the shop is looked through. */
export const menu = {
  name: 'menu',
  requires: async () => (await import('./commerce.catalogue.ts')).catalogue,
  module,
  texts: textsIn((language) => import(`../../ui/commerce/texts/menu/${language}.json`, { with: { type: 'json' } })),
  screens: {
    frame: async () => (await import('#ui/commerce/shop-bar/ShopFrame.tsx')).ShopFrame,
  },
}
