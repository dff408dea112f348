import { ShopProShop } from '#adapters/shop/commerce/ShopProShop'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ProShop } from '#app/commerce/ports/ProShop'
import { ReadProShop } from '#app/commerce/ReadProShop'
import { ProShopViewModel } from '#ui/commerce/pro-shop/ProShopViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(ProShop, ShopProShop, LoadShopClient)
  share(ReadProShop, Catalogue, ProShop)
  give(ProShopViewModel, ReadProShop)
})

export const proShop = {
  name: 'proShop',
  requires: async () => (await import('./commerce.catalogue.ts')).catalogue,
  module,
  texts: textsIn((language) => import(`../../ui/commerce/texts/proShop/${language}.json`, { with: { type: 'json' } })),
  screens: {
    proShop: async () => (await import('#ui/commerce/pro-shop/ProShopScreen.tsx')).ProShopScreen,
  },
}
