import { CartQueue } from '#app/commerce/CartQueue'
import { CartStore } from '#app/commerce/CartStore'
import { ChangeCart } from '#app/commerce/ChangeCart'
import { EmptyCart } from '#app/commerce/EmptyCart'
import { Carts } from '#app/commerce/ports/Carts'
import { Coupons } from '#app/commerce/ports/Coupons'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { GiftBalances } from '#app/commerce/ports/GiftBalances'
import { ReadCart } from '#app/commerce/ReadCart'
import { SetQuantity } from '#app/commerce/SetQuantity'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { CartOffers } from '#ui/commerce/cart/CartOffers.ts'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(EmptyCart, Carts, CartQueue, CartStore)
  give(CartCodesModel, ChangeCart, CurrentCart, LocaleNumbers)
  give(CartItemsModel, ChangeCart, SetQuantity, CurrentCart)
  give(CartOffers, Coupons, GiftBalances, CurrentCustomer)
  give(CartViewModel, ReadCart, EmptyCart, CartItemsModel, CartCodesModel, CartOffers)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('./cartOffers.ts'), import('../typedNumbers.ts')],
  module,
  texts: textsIn('cart', (language) => import(`../../ui/commerce/texts/cart/${language}.json`, { with: { type: 'json' } })),
}
