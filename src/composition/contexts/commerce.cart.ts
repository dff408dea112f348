import { CartQueue } from '#app/commerce/CartQueue'
import { ChangeCart } from '#app/commerce/ChangeCart'
import { EmptyCart } from '#app/commerce/EmptyCart'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { Shopper } from '#app/commerce/Shopper'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { CartParts, CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(
    EmptyCart,
    (carts: Carts, current: CurrentCart, turns: CartQueue, shopper: Shopper) => new EmptyCart(carts, current, turns, shopper),
    ...([Carts, CurrentCart, CartQueue, Shopper] as const),
  )
  give(
    CartCodesModel,
    (changeCart: ChangeCart, current: CurrentCart) => new CartCodesModel(changeCart, current),
    ...([ChangeCart, CurrentCart] as const),
  )
  give(
    CartItemsModel,
    (changeCart: ChangeCart, quantities: SetQuantity, current: CurrentCart) => new CartItemsModel('cart', changeCart, quantities, current),
    ...([ChangeCart, SetQuantity, CurrentCart] as const),
  )
  give(CartParts, (items: CartItemsModel, codes: CartCodesModel) => ({ items, codes }), ...([CartItemsModel, CartCodesModel] as const))
  give(
    CartViewModel,
    (readCart: ReadCart, startAnew: EmptyCart, parts: CartParts) => new CartViewModel(readCart, startAnew, parts),
    ...([ReadCart, EmptyCart, CartParts] as const),
  )
})

export const cart = {
  name: 'cart',
  requires: async () => (await import('./commerce.ts')).commerce,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/cart/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/cart/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/cart/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/cart/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    cart: async () => (await import('#ui/commerce/cart/CartScreen.tsx')).CartScreen,
  },
}
