import type { World } from '../../World.ts'
import { cartOf, putInto } from '../cart/carts.ts'
import type { Wish } from '../cart/data.ts'
import { wireCart } from '../cart/wireCart.ts'
import { catalogueOf, productBySku } from '../catalogue/index.ts'
import { stockOf } from '../catalogue/stock.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { signedIn } from '../resolvers/resolver.ts'
import type { CustomerOrderRow, OrderItemRow } from './data.ts'

/** What can be had goes into the customer's cart; of the rest each is told, by its line in the cart of then. */
export async function reorder({ items }: CustomerOrderRow, customer: Customer) {
  const { world } = customer
  const cart = await cartOf(world, signedIn(customer).id)
  const told = items.map((item) => ({ item, problem: problemWith(item, customer) }))
  for (const { item, problem } of told) if (!problem) await putInto(world, cart, wishFor(item, world))
  return {
    cart: wireCart(customer, cart),
    userInputErrors: told.flatMap(({ item, problem }) => (problem ? [{ ...problem, path: ['items', `${item.cartItemId}`] }] : [])),
  }
}

/** As it was bought; of a set what is usually in it. */
function wishFor({ sku, quantity }: OrderItemRow, world: World): Wish {
  const product = productBySku(world, sku)
  const through = product && catalogueOf(world).parentOf(product)?.sku
  const contents = product?.kind === 'bundle' ? product.items : []
  return {
    ...{ sku, quantity, options: [] },
    ...(through !== undefined && { parentSku: through }),
    bundle: contents.map(({ id, options }) => ({ id, chosen: options.filter(({ isDefault }) => isDefault) })),
  }
}

function problemWith({ sku, name, quantity }: OrderItemRow, { world }: Customer) {
  if (!productBySku(world, sku)) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
  const left = stockOf(world, sku)
  if (left === 0) return { code: 'NOT_SALABLE', message: `The product "${name}" is out of stock.` }
  return left < quantity ? { code: 'INSUFFICIENT_STOCK', message: `The requested qty of "${name}" is not available` } : undefined
}
