import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { StoredGuestCart } from '#adapters/browser/StoredGuestCart'
import { TabbedCart } from '#adapters/browser/TabbedCart'
import { Tabs } from '#adapters/browser/Tabs'
import { ShopCarts } from '#adapters/shop/commerce/ShopCarts'
import { AddToCart } from '#app/commerce/AddToCart'
import { CartTurns } from '#app/commerce/CartTurns'
import { ChangeCart } from '#app/commerce/ChangeCart'
import { MergeCarts } from '#app/commerce/MergeCarts'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { Shopper } from '#app/commerce/Shopper'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { CartCountViewModel } from '#ui/commerce/cart-count/CartCountViewModel.ts'
import { CartLinesModel } from '#ui/commerce/cart-lines/CartLinesModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SessionCustomer } from '../bridges/SessionCustomer.ts'
import { SessionPaymentAccess } from '../bridges/SessionPaymentAccess.ts'
import { provide } from '../provide.ts'
import { Exclusively, LoadShopClient } from '../root.ts'

/** The cart, which all parts of the shop share. */
const module = provide((give, share) => {
  share(Carts, (load: LoadShopClient) => new ShopCarts(load), LoadShopClient)
  share(CurrentCart, (tabs: Tabs) => new TabbedCart(tabs), Tabs)
  share(CurrentCustomer, (session: CurrentSession) => new SessionCustomer(session), CurrentSession)
  share(PaymentAccess, (session: CurrentSession) => new SessionPaymentAccess(session), CurrentSession)
  share(
    GuestCart,
    (storage: DeviceStorage, exclusively: Exclusively) => new StoredGuestCart(storage, exclusively),
    DeviceStorage,
    Exclusively,
  )
  share(
    Shopper,
    (customer: CurrentCustomer, guest: GuestCart, line: Connectivity) => ({ customer, guest, line }),
    CurrentCustomer,
    GuestCart,
    Connectivity,
  )
  share(
    MergeCarts,
    (carts: Carts, current: CurrentCart, shopper: Shopper) => new MergeCarts(carts, current, shopper),
    Carts,
    CurrentCart,
    Shopper,
  )
  share(
    CartTurns,
    (carts: Carts, current: CurrentCart, shopper: Shopper, merge: MergeCarts) => new CartTurns(carts, current, shopper, merge),
    Carts,
    CurrentCart,
    Shopper,
    MergeCarts,
  )
  share(
    ReadCart,
    (carts: Carts, current: CurrentCart, shopper: Shopper, turns: CartTurns) => new ReadCart(carts, current, shopper, turns),
    Carts,
    CurrentCart,
    Shopper,
    CartTurns,
  )
  share(
    ChangeCart,
    (carts: Carts, current: CurrentCart, turns: CartTurns, shopper: Shopper) => new ChangeCart(carts, current, turns, shopper),
    Carts,
    CurrentCart,
    CartTurns,
    Shopper,
  )
  share(AddToCart, (changeCart: ChangeCart) => new AddToCart(changeCart), ChangeCart)
  share(SetQuantity, (changeCart: ChangeCart) => new SetQuantity(changeCart), ChangeCart)
  give(
    MiniCartViewModel,
    (readCart: ReadCart, changeCart: ChangeCart, quantities: SetQuantity, current: CurrentCart) =>
      new MiniCartViewModel(readCart, new CartLinesModel('mini-cart', changeCart, quantities, current)),
    ReadCart,
    ChangeCart,
    SetQuantity,
    CurrentCart,
  )
  give(CartCountViewModel, (readCart: ReadCart, current: CurrentCart) => new CartCountViewModel(readCart, current), ReadCart, CurrentCart)
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
