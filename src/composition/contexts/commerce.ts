import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredGuestCart } from '#adapters/browser/storage/StoredGuestCart'
import { SharedCart } from '#adapters/browser/tabs/SharedCart'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { ShopCarts } from '#adapters/shop/commerce/ShopCarts'
import { AddToCart } from '#app/commerce/AddToCart'
import { CartQueue } from '#app/commerce/CartQueue'
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
import { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SessionCustomer } from '../bridges/SessionCustomer.ts'
import { SessionPaymentAccess } from '../bridges/SessionPaymentAccess.ts'
import { provide } from '../provide.ts'
import { LoadShopClient, RunExclusively } from '../root.ts'

/** The cart, which all parts of the shop share. */
const module = provide((give, share) => {
  share(Carts, (load: LoadShopClient) => new ShopCarts(load), LoadShopClient)
  share(CurrentCart, (tabs: Tabs) => new SharedCart(tabs), Tabs)
  share(CurrentCustomer, (session: CurrentSession) => new SessionCustomer(session), CurrentSession)
  share(PaymentAccess, (session: CurrentSession) => new SessionPaymentAccess(session), CurrentSession)
  share(
    GuestCart,
    (storage: DeviceStorage, exclusively: RunExclusively) => new StoredGuestCart(storage, exclusively),
    DeviceStorage,
    RunExclusively,
  )
  share(
    Shopper,
    (customer: CurrentCustomer, guest: GuestCart, connectivity: Connectivity) => ({ customer, guest, connectivity }),
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
    CartQueue,
    (carts: Carts, current: CurrentCart, shopper: Shopper, merge: MergeCarts) => new CartQueue(carts, current, shopper, merge),
    Carts,
    CurrentCart,
    Shopper,
    MergeCarts,
  )
  share(
    ReadCart,
    (carts: Carts, current: CurrentCart, shopper: Shopper, turns: CartQueue) => new ReadCart(carts, current, shopper, turns),
    Carts,
    CurrentCart,
    Shopper,
    CartQueue,
  )
  share(
    ChangeCart,
    (carts: Carts, current: CurrentCart, turns: CartQueue, shopper: Shopper) => new ChangeCart(carts, current, turns, shopper),
    Carts,
    CurrentCart,
    CartQueue,
    Shopper,
  )
  share(AddToCart, (changeCart: ChangeCart) => new AddToCart(changeCart), ChangeCart)
  share(SetQuantity, (changeCart: ChangeCart) => new SetQuantity(changeCart), ChangeCart)
  give(
    MiniCartViewModel,
    (readCart: ReadCart, changeCart: ChangeCart, quantities: SetQuantity, current: CurrentCart) =>
      new MiniCartViewModel(readCart, new CartItemsModel('mini-cart', changeCart, quantities, current)),
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
