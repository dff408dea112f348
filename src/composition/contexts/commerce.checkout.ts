import { ShopCheckout } from '#adapters/shop/commerce/ShopCheckout'
import { ShopPlacedOrders } from '#adapters/shop/commerce/ShopPlacedOrders'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { Orders } from '#app/commerce/ports/Orders'
import { PlacedOrders } from '#app/commerce/ports/PlacedOrders'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((_give, share) => {
  share(Checkout, (load: LoadShopClient) => new ShopCheckout(load), LoadShopClient)
  share(
    PlacedOrders,
    (orders: Orders, carts: Carts, customer: CurrentCustomer) => new ShopPlacedOrders(orders, carts, customer),
    ...([Orders, Carts, CurrentCustomer] as const),
  )
  share(
    PlaceOrder,
    (checkout: Checkout, orders: PlacedOrders, line: Connectivity) => new PlaceOrder(checkout, orders, line),
    ...([Checkout, PlacedOrders, Connectivity] as const),
  )
})

export const checkout = {
  name: 'checkout',
  whole: async () => [(await import('./commerce.orders.ts')).orders, (await import('./commerce.payment.ts')).payment],
  module,
  screens: {},
}
