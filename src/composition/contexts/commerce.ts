import { ShopCart } from '#adapters/shop/commerce/ShopCart'
import { Cart } from '#app/commerce/ports/Cart'
import { CartCountViewModel } from '#ui/commerce/cart-count/CartCountViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(Cart, (load: LoadShopClient) => new ShopCart(load), LoadShopClient)
  give(CartCountViewModel, (cart: Cart) => new CartCountViewModel(cart), Cart)
})

export const commerce = {
  name: 'commerce',
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    cartCount: async () => (await import('#ui/commerce/cart-count/CartCount.tsx')).CartCount,
  },
}
