import { ShopProShop } from '#adapters/shop/commerce/ShopProShop'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ProShop } from '#app/commerce/ports/ProShop'
import { ReadProShop } from '#app/commerce/ReadProShop'
import { ProShopViewModel } from '#ui/commerce/pro-shop/ProShopViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(ProShop, (load: LoadShopClient) => new ShopProShop(load), LoadShopClient)
  share(ReadProShop, (catalogue: Catalogue, proShop: ProShop) => new ReadProShop(catalogue, proShop), Catalogue, ProShop)
  give(ProShopViewModel, (readProShop: ReadProShop) => new ProShopViewModel(readProShop), ReadProShop)
})

export const proShop = {
  name: 'proShop',
  requires: async () => (await import('./commerce.catalogue.ts')).catalogue,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/proShop/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/proShop/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/proShop/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/proShop/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    proShop: async () => (await import('#ui/commerce/pro-shop/ProShopScreen.tsx')).ProShopScreen,
  },
}
