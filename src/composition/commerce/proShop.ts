import { ShopProShop } from '#adapters/shop/commerce/ShopProShop'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ProShop } from '#app/commerce/ports/ProShop'
import { ReadProShop } from '#app/commerce/ReadProShop'
import { ProShopViewModel } from '#ui/commerce/pro-shop/ProShopViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(ProShop, ShopProShop, LoadShopClient)
  share(ReadProShop, Catalogue, ProShop)
  give(ProShopViewModel, ReadProShop)
})

export const part: Part = {
  requires: () => [import('./catalogue.ts')],
  module,
  texts: textsIn('proShop', (language) => import(`../../ui/commerce/texts/proShop/${language}.json`, { with: { type: 'json' } })),
}
