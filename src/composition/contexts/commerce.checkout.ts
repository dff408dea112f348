import { ShopCheckout } from '#adapters/shop/commerce/ShopCheckout'
import { ShopPlacedOrders } from '#adapters/shop/commerce/ShopPlacedOrders'
import { AddAddress } from '#app/commerce/AddAddress'
import { CartQueue } from '#app/commerce/CartQueue'
import { CheckoutOrder } from '#app/commerce/CheckoutOrder'
import { PayByCard } from '#app/commerce/PayByCard'
import { OrderPolling, PlaceOrder } from '#app/commerce/PlaceOrder'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { Carts } from '#app/commerce/ports/Carts'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { Checkout } from '#app/commerce/ports/Checkout'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { Orders } from '#app/commerce/ports/Orders'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { PlacedOrders } from '#app/commerce/ports/PlacedOrders'
import { ReadCart } from '#app/commerce/ReadCart'
import { Shopper } from '#app/commerce/Shopper'
import { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { AddressChoiceModel } from '#ui/commerce/checkout/AddressChoiceModel.ts'
import { CheckoutAddressesModel } from '#ui/commerce/checkout/CheckoutAddressesModel.ts'
import { CheckoutViewModel, Paying } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { ShippingModel } from '#ui/commerce/checkout/ShippingModel.ts'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { FindOrderViewModel } from '#ui/commerce/find-order/FindOrderViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(Checkout, (load: LoadShopClient) => new ShopCheckout(load), LoadShopClient)
  share(
    PlacedOrders,
    (orders: Orders, carts: Carts, customer: CurrentCustomer) => new ShopPlacedOrders(orders, carts, customer),
    ...([Orders, Carts, CurrentCustomer] as const),
  )
  share(
    OrderPolling,
    (connectivity: Connectivity, clock: Clock, visibility: PageVisibility) => ({ connectivity, clock, visibility }),
    ...([Connectivity, Clock, PageVisibility] as const),
  )
  share(
    PlaceOrder,
    (checkout: Checkout, orders: PlacedOrders, waiting: OrderPolling, access: PaymentAccess) =>
      new PlaceOrder(checkout, orders, waiting, access),
    ...([Checkout, PlacedOrders, OrderPolling, PaymentAccess] as const),
  )
  share(
    UpdateCheckout,
    (checkout: Checkout, turns: CartQueue, current: CurrentCart) => new UpdateCheckout(checkout, turns, current),
    ...([Checkout, CartQueue, CurrentCart] as const),
  )
  share(
    CheckoutOrder,
    (updateCheckout: UpdateCheckout, place: PlaceOrder, current: CurrentCart, shopper: Shopper) =>
      new CheckoutOrder(updateCheckout, place, current, shopper),
    ...([UpdateCheckout, PlaceOrder, CurrentCart, Shopper] as const),
  )
  give(
    AddressChoiceModel,
    (form: AddressForm, adding: AddAddress, drafts: Drafts) => new AddressChoiceModel(form, adding, drafts),
    AddressForm,
    AddAddress,
    Drafts,
  )
  give(
    ShippingModel,
    (place: AddressChoiceModel, updateCheckout: UpdateCheckout, current: CurrentCart) => new ShippingModel(place, updateCheckout, current),
    ...([AddressChoiceModel, UpdateCheckout, CurrentCart] as const),
  )
  give(
    CheckoutAddressesModel,
    (shipping: ShippingModel, billing: AddressChoiceModel, book: AddressBook, customer: CurrentCustomer) =>
      new CheckoutAddressesModel(shipping, billing, book, customer),
    ...([ShippingModel, AddressChoiceModel, AddressBook, CurrentCustomer] as const),
  )
  give(CardModel, (pay: PayByCard, clock: Clock) => new CardModel(pay, clock), PayByCard, Clock)
  give(
    OrderingModel,
    (card: CardModel, ordering: CheckoutOrder, catalogue: Catalogue) => new OrderingModel(card, ordering, catalogue),
    ...([CardModel, CheckoutOrder, Catalogue] as const),
  )
  give(Paying, (ordering: OrderingModel, codes: CartCodesModel) => ({ ordering, codes }), OrderingModel, CartCodesModel)
  give(
    CheckoutViewModel,
    (read: ReadCart, updateCheckout: UpdateCheckout, places: CheckoutAddressesModel, paying: Paying) =>
      new CheckoutViewModel(read, updateCheckout, places, paying),
    ...([ReadCart, UpdateCheckout, CheckoutAddressesModel, Paying] as const),
  )
  give(
    ConfirmationViewModel,
    (orders: Orders, customer: CurrentCustomer) => new ConfirmationViewModel(orders, customer),
    ...([Orders, CurrentCustomer] as const),
  )
  give(FindOrderViewModel, (orders: Orders) => new FindOrderViewModel(orders), Orders)
})

/** The sums of the cart, the book of addresses, cards with their banks, and the orders that come of it. */
async function parts() {
  const [{ cart }, { addresses }, { catalogue }, { orders }, { payment }] = await Promise.all([
    import('./commerce.cart.ts'),
    import('./commerce.addresses.ts'),
    import('./commerce.catalogue.ts'),
    import('./commerce.orders.ts'),
    import('./commerce.payment.ts'),
  ])
  return [cart, addresses, catalogue, orders, payment]
}

export const checkout = {
  name: 'checkout',
  requires: parts,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/checkout/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/checkout/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/checkout/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/checkout/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    checkout: async () => (await import('#ui/commerce/checkout/CheckoutScreen.tsx')).CheckoutScreen,
    findOrder: async () => (await import('#ui/commerce/find-order/FindOrderScreen.tsx')).FindOrderScreen,
    done: async () => (await import('#ui/commerce/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  },
}
