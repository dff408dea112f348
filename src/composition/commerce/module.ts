import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredGuestCart } from '#adapters/browser/storage/StoredGuestCart'
import { SharedCart } from '#adapters/browser/tabs/SharedCart'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { ShopCarts } from '#adapters/shop/commerce/ShopCarts'
import { AddToCart } from '#app/commerce/AddToCart'
import { CartQueue } from '#app/commerce/CartQueue'
import { CartStore } from '#app/commerce/CartStore'
import { ChangeCart } from '#app/commerce/ChangeCart'
import { MergeCarts } from '#app/commerce/MergeCarts'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { CartCountViewModel } from '#ui/commerce/cart-count/CartCountViewModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionCustomer } from '../bridges/SessionCustomer.ts'
import { SessionPaymentAccess } from '../bridges/SessionPaymentAccess.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient, RunExclusively } from '../root.ts'

/** The cart, which all parts of the shop share. */
const module = provide(({ give, share }) => {
  share(Carts, ShopCarts, LoadShopClient)
  share(CurrentCart, SharedCart, Tabs)
  share(CurrentCustomer, SessionCustomer, CurrentSession)
  share(PaymentAccess, SessionPaymentAccess, CurrentSession)
  share(GuestCart, StoredGuestCart, DeviceStorage, RunExclusively)
  share(CartStore, Carts, CurrentCart, CurrentCustomer, GuestCart)
  share(MergeCarts, Carts, CartStore, GuestCart, Connectivity)
  share(CartQueue, Carts, CartStore, GuestCart, MergeCarts)
  share(ReadCart, Carts, CurrentCart, CurrentCustomer, GuestCart, CartQueue)
  share(ChangeCart, Carts, CartQueue, CartStore, Connectivity)
  share(AddToCart, ChangeCart)
  share(SetQuantity, ChangeCart)
  give(MiniCartViewModel, ReadCart, ChangeCart, SetQuantity, CurrentCart)
  give(CartCountViewModel, ReadCart, CurrentCart)
})

export const part: Part = {
  module,
  texts: textsIn('commerce', (language) => import(`../../ui/commerce/texts/${language}.json`, { with: { type: 'json' } })),
}
