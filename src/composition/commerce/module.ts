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
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { CartCountViewModel } from '#ui/commerce/cart-count/CartCountViewModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'
import { clubModule } from './club/clubModule.ts'

const module = provide(({ give, share }) => {
  share(Carts, ShopCarts, LoadShopClient)
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
  requires: () => [Promise.resolve({ part: { module: clubModule } })],
  module,
  texts: textsIn('commerce', (language) => import(`../../ui/commerce/texts/${language}.json`, { with: { type: 'json' } })),
}
