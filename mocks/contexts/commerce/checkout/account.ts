import type { CartRow } from '../cart/data.ts'
import { chosenValues } from '../cart/goods.ts'
import { priced } from '../cart/pricedCart.ts'
import { type Customer, refused } from '../resolvers/resolver.ts'

/** A subscription belongs to a customer: guests can't order one. */
export function demandAccount(customer: Customer, cart: CartRow): void {
  if (cart.playerId !== undefined) return
  const hasPlan = priced(customer, cart).lines.some(({ item, goods }) => chosenValues(goods.product, item).some(({ plan }) => plan))
  if (hasPlan)
    throw refused('Guest checkout is not allowed. Register a customer account or login with existing one.', 'graphql-authorization')
}
