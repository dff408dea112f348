import { productBySku } from '../catalogue/index.ts'
import { stockOf } from '../catalogue/stock.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { signedIn } from '../resolvers/resolver.ts'
import type { CustomerOrderRow, OrderItemRow } from './data.ts'

/** What can be had goes into the customer's cart; of the rest each is told, by its line in the cart of then. */
export async function reorder({ items }: CustomerOrderRow, customer: Customer) {
  const { world } = customer
  const { id: playerId, email } = signedIn(customer)
  const told = items.map((item) => ({ item, problem: problemWith(item, customer) }))
  const pieces = told.reduce((sum, { item, problem }) => sum + (problem ? 0 : item.quantity), 0)
  const own = world.carts.first((cart) => cart.playerId === playerId) ?? { id: world.nextId('cart'), playerId, totalQuantity: 0 }
  const cart = { ...own, totalQuantity: own.totalQuantity + pieces }
  if (world.carts.find(own.id)) await world.carts.change(own.id, cart)
  else await world.carts.add(cart)
  return {
    cart: { id: cart.id, email, total_quantity: cart.totalQuantity },
    userInputErrors: told.flatMap(({ item, problem }) => (problem ? [{ ...problem, path: ['items', `${item.cartItemId}`] }] : [])),
  }
}

function problemWith({ sku, name, quantity }: OrderItemRow, { world }: Customer) {
  if (!productBySku(world, sku)) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
  const left = stockOf(world, sku)
  if (left === 0) return { code: 'NOT_SALABLE', message: `The product "${name}" is out of stock.` }
  return left < quantity ? { code: 'INSUFFICIENT_STOCK', message: `The requested qty of "${name}" is not available` } : undefined
}
