import { CartTurns } from '#app/commerce/CartTurns'
import { ChangeCart } from '#app/commerce/ChangeCart'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { Shopper } from '#app/commerce/Shopper'
import { StartAnew } from '#app/commerce/StartAnew'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { CartParts, CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { CartLinesModel } from '#ui/commerce/cart-lines/CartLinesModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(
    StartAnew,
    (carts: Carts, current: CurrentCart, turns: CartTurns, shopper: Shopper) => new StartAnew(carts, current, turns, shopper),
    ...([Carts, CurrentCart, CartTurns, Shopper] as const),
  )
  give(
    CartCodesModel,
    (changeCart: ChangeCart, current: CurrentCart) => new CartCodesModel(changeCart, current),
    ...([ChangeCart, CurrentCart] as const),
  )
  give(
    CartLinesModel,
    (changeCart: ChangeCart, quantities: SetQuantity, current: CurrentCart) => new CartLinesModel('cart', changeCart, quantities, current),
    ...([ChangeCart, SetQuantity, CurrentCart] as const),
  )
  give(CartParts, (lines: CartLinesModel, codes: CartCodesModel) => ({ lines, codes }), ...([CartLinesModel, CartCodesModel] as const))
  give(
    CartViewModel,
    (readCart: ReadCart, startAnew: StartAnew, parts: CartParts) => new CartViewModel(readCart, startAnew, parts),
    ...([ReadCart, StartAnew, CartParts] as const),
  )
})

export const cart = {
  name: 'cart',
  whole: async () => (await import('./commerce.ts')).commerce,
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
