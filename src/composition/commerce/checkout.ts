import { ShopCheckout } from '#adapters/shop/commerce/ShopCheckout'
import { ShopPlacedOrders } from '#adapters/shop/commerce/ShopPlacedOrders'
import { AddAddress } from '#app/commerce/AddAddress'
import { CartQueue } from '#app/commerce/CartQueue'
import { CartStore } from '#app/commerce/CartStore'
import { CheckoutOrder } from '#app/commerce/CheckoutOrder'
import { FindPlacedOrder } from '#app/commerce/FindPlacedOrder'
import { PayByCard } from '#app/commerce/PayByCard'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { Carts } from '#app/commerce/ports/Carts'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { Checkout } from '#app/commerce/ports/Checkout'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { Orders } from '#app/commerce/ports/Orders'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { PlacedOrders } from '#app/commerce/ports/PlacedOrders'
import { ShopKinds } from '#app/commerce/ports/ShopKinds'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ReadCart } from '#app/commerce/ReadCart'
import { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { AddressChoiceModel } from '#ui/commerce/checkout/AddressChoiceModel.ts'
import { CheckoutAddressesModel } from '#ui/commerce/checkout/CheckoutAddressesModel.ts'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { ShippingModel } from '#ui/commerce/checkout/ShippingModel.ts'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { FindOrderViewModel } from '#ui/commerce/find-order/FindOrderViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Checkout, ShopCheckout, LoadShopClient)
  share(PlacedOrders, ShopPlacedOrders, Orders, Carts, CurrentCustomer)
  share(FindPlacedOrder, PlacedOrders, Clock, PageVisibility)
  share(PlaceOrder, Checkout, FindPlacedOrder, PaymentAccess, Connectivity, ShopKinds)
  share(UpdateCheckout, Checkout, CartQueue, CartStore)
  share(CheckoutOrder, UpdateCheckout, PlaceOrder, CartStore)
  give(AddressChoiceModel, AddressForm, AddAddress, Drafts)
  give(ShippingModel, AddressChoiceModel, UpdateCheckout, CurrentCart)
  give(CheckoutAddressesModel, ShippingModel, AddressChoiceModel, AddressBook, CurrentCustomer)
  give(CardModel, PayByCard, Clock)
  give(OrderingModel, CardModel, CheckoutOrder, Catalogue)
  give(CheckoutViewModel, ReadCart, UpdateCheckout, CheckoutAddressesModel, OrderingModel, CartCodesModel)
  give(ConfirmationViewModel, Orders, CurrentCustomer, Subscriptions)
  give(FindOrderViewModel, Orders)
})

export const part: Part = {
  requires: () => [
    import('./cart.ts'),
    import('./addresses.ts'),
    import('./catalogue.ts'),
    import('./orders.ts'),
    import('./payment.ts'),
    import('./endings.ts'),
  ],
  module,
  texts: textsIn('checkout', (language) => import(`../../ui/commerce/texts/checkout/${language}.json`, { with: { type: 'json' } })),
}
