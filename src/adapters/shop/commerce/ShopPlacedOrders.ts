import type { Carts } from '#app/commerce/ports/Carts'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { Orders } from '#app/commerce/ports/Orders'
import type { PlacedOrders } from '#app/commerce/ports/PlacedOrders'
import type { Cart } from '#domain/commerce/cart'
import type { PlacedOrder } from '#domain/commerce/checkout'

/** Family members may have ordered meanwhile. */
const newest = 3

/** Compares the items with the customer's latest orders. A guest's cart that is gone counts as ordered. */
export class ShopPlacedOrders implements PlacedOrders {
  private readonly orders: Pick<Orders, 'page' | 'itemReferences'>
  private readonly carts: Pick<Carts, 'ofGuest'>
  private readonly customer: Pick<CurrentCustomer, 'value'>

  constructor(orders: Pick<Orders, 'page' | 'itemReferences'>, carts: Pick<Carts, 'ofGuest'>, customer: Pick<CurrentCustomer, 'value'>) {
    this.orders = orders
    this.carts = carts
    this.customer = customer
  }

  async ofCart(cart: Cart, signal?: AbortSignal): Promise<PlacedOrder | undefined> {
    if (this.customer.value === undefined) return (await this.carts.ofGuest(cart.id, signal)) ? undefined : {}
    const lineIds = new Set(cart.items.map(({ id }) => id))
    const { orders } = await this.orders.page(1, signal)
    for (const { number } of orders.slice(0, newest)) {
      const items = await this.orders.itemReferences(number)
      if (items.some(({ cartItemId }) => lineIds.has(cartItemId))) return { number }
    }
    return undefined
  }
}
