import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { Clock } from '#app/shared/ports/Clock'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { ShopSearchModel } from '#ui/commerce/search/ShopSearchModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(ReadShopMenu, (catalogue: Catalogue) => new ReadShopMenu(catalogue), Catalogue)
  give(ShopSearchModel, (catalogue: Catalogue, clock: Clock) => new ShopSearchModel(catalogue, clock), Catalogue, Clock)
  give(MegaMenuViewModel, (readMenu: ReadShopMenu) => new MegaMenuViewModel(readMenu), ReadShopMenu)
})

/** What stands above every page where the shop is looked through. */
export const menu = {
  name: 'menu',
  requires: async () => (await import('./commerce.catalogue.ts')).catalogue,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/menu/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/menu/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/menu/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/menu/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    frame: async () => (await import('#ui/commerce/shop-bar/ShopFrame.tsx')).ShopFrame,
  },
}
