import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { Clock } from '#app/shared/ports/Clock'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { ShopSearchModel } from '#ui/commerce/search/ShopSearchModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ReadShopMenu, Catalogue)
  give(ShopSearchModel, Catalogue, Clock)
  give(MegaMenuViewModel, ReadShopMenu)
})

export const part: Part = {
  requires: () => [import('./catalogue.ts')],
  module,
  texts: textsIn('menu', (language) => import(`../../ui/commerce/texts/menu/${language}.json`, { with: { type: 'json' } })),
}
