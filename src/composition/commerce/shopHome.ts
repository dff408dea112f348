import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ShopHome } from '#app/commerce/ports/ShopHome'
import { ReadSpecialCategories } from '#app/commerce/ReadSpecialCategories'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { SpecialsModel } from '#ui/commerce/special/SpecialsModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SupportShopHome } from '../bridges/SupportShopHome.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ShopHome, SupportShopHome, OpenPart)
  share(ReadSpecialCategories, Catalogue)
  give(SpecialsModel, ReadSpecialCategories, Catalogue)
  give(ShopHomeViewModel, ShopHome, Catalogue, SpecialsModel)
})

export const part: Part = {
  requires: () => [import('./addToCart.ts')],
  module,
  texts: textsIn('shopHome', (language) => import(`../../ui/commerce/texts/shopHome/${language}.json`, { with: { type: 'json' } })),
}
