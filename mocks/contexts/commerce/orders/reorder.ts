import type { World } from '../../../world/World.ts'
import { cartOf, putInto, whyNotInto } from '../cart/carts.ts'
import type { CartItemInput, CartRow } from '../cart/data.ts'
import { whyImpossible } from '../cart/unfulfilled.ts'
import { wireCart } from '../cart/wireCart.ts'
import { catalogueOf, productBySku } from '../catalogue/index.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { signedIn } from '../resolvers/resolver.ts'
import type { CustomerOrderRow, OrderItemRow } from './data.ts'

/** What can't be added is reported in the order of the items, without saying which it is. */
export async function reorder({ items }: CustomerOrderRow, customer: Customer) {
  const { world } = customer
  const cart = await cartOf(world, signedIn(customer).id)
  const errors: (NonNullable<ReturnType<typeof problemWith>> & { readonly path: readonly string[] })[] = []
  for (const item of items) {
    const itemInput = wishFor(item, world)
    const problem = problemWith(item, itemInput, cart, customer)
    if (problem) errors.push({ ...problem, path: ['orderNumber'] })
    else await putInto(world, cart, itemInput)
  }
  return { cart: wireCart(customer, cart), userInputErrors: errors }
}

function wishFor({ sku, quantity, options, bundle, gift }: OrderItemRow, world: World): CartItemInput {
  const product = productBySku(world, sku)
  const through = product && catalogueOf(world).parentOf(product)?.sku
  return { sku, quantity, options, bundle, ...(gift && { gift }), ...(through !== undefined && { parentSku: through }) }
}

function problemWith({ name, fitted }: OrderItemRow, itemInput: CartItemInput, cart: CartRow, { world, store }: Customer) {
  // The workshop builds them for one order.
  if (fitted) return { code: 'NOT_SALABLE', message: `"${name}" was built for you. Ask your fitter for a new order.` }
  const problem = whyImpossible(world, store, itemInput) ?? whyNotInto(world, cart, itemInput)
  switch (problem?.code) {
    case undefined:
      return undefined
    case 'PRODUCT_NOT_FOUND':
      return { code: problem.code, message: problem.message }
    case 'NOT_SALABLE':
      return { code: problem.code, message: `The product "${name}" is out of stock.` }
    case 'INSUFFICIENT_STOCK':
      return { code: problem.code, message: `The requested qty of "${name}" is not available` }
    default:
      return { code: 'UNDEFINED', message: `Could not add the product "${name}" to the cart: ${problem?.message}` }
  }
}
