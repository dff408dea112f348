import { GraphQLError } from 'graphql'
import { issueCustomerToken } from '../../../world/tokens.ts'
import { changeCart, itemsOf, putInto } from '../cart/carts.ts'
import type { CartRow } from '../cart/data.ts'
import { checkoutOf } from '../checkout/checkouts.ts'
import type { CheckoutRow } from '../checkout/data.ts'
import { type Customer, demandOwner, type Resolver, type Resolvers, refused, signedIn } from '../resolvers/resolver.ts'
import { clubOrderOf, setIn, stateOf } from './clubOrders.ts'
import type { FittedSetRow } from './data.ts'
import { itemOf } from './fittedItem.ts'

/** The shop's codes for an order of custom-fit clubs that it refuses. */
function clubRefusal(code: 1002 | 1003, id: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', error_code: code, custom_club_id: id } })
}

const convert: Resolver<{ readonly custom_club_increment_id: string }> = async ({ custom_club_increment_id: id }, customer) => {
  const { world, store } = customer
  const player = signedIn(customer)
  demandOwner(customer)
  const order = clubOrderOf(world, player.id, id)
  if (!order) throw clubRefusal(1002, id, 'These custom-fit clubs can no longer be ordered.')
  if (stateOf(world, order) !== 'open') throw clubRefusal(1003, id, 'These custom-fit clubs have been ordered already.')
  const known = world.carts.find(order.cartId ?? '')
  const customerToken = known?.customerToken ?? (await issueCustomerToken(world, player))
  const fresh = {
    id: world.nextId('quote'),
    playerId: player.id,
    active: true,
    giftCodes: [],
    clubSet: order.setId,
    customClub: id,
    customerToken,
  }
  const cart = known ? await changeCart(world, known, { active: true }) : await world.carts.add(fresh)
  await world.customClubs.change(id, { cartId: cart.id })
  await fill(customer, cart, setIn(order, cart.clubSet))
  return { message: `Converted in ${store.code}`, quote_id: cart.id, customer_token: customerToken }
}

async function fill({ world }: Customer, cart: CartRow, set: FittedSetRow | undefined): Promise<void> {
  for (const { id } of itemsOf(world, cart)) world.cartLines.remove(id)
  if (set) await putInto(world, cart, itemOf(set))
}

/** Of carts that came from a conversion; those of the workshop contain one set. */
export async function chooseSet(customer: Customer, cart: CartRow, setId: string | undefined): Promise<void> {
  if (cart.customerToken === undefined) return
  demandClubStep(customer, cart)
  const order = customer.world.customClubs.find(cart.customClub ?? '')
  const set = order && setIn(order, setId ?? '')
  if (!set) throw refused('These custom-fit clubs have no such set.')
  await fill(customer, cart, set)
}

const missing: Readonly<Partial<Record<keyof CheckoutRow, string>>> = {
  billingAddress: 'Set the billing address first.',
  shippingAddress: 'Set the pick-up address first.',
  method: 'Set the pick-up method first.',
  payment: 'Set the payment method first.',
}

/** The steps of such a cart have an order, and end when the workshop withdraws the clubs. */
export function demandClubStep(
  { world }: Customer,
  cart: CartRow,
  before?: 'billingAddress' | 'shippingAddress' | 'method' | 'payment',
): void {
  const { customClub, customerToken } = cart
  if (customClub === undefined || customerToken === undefined) return
  if (world.customClubs.find(customClub)?.withdrawn !== false)
    throw clubRefusal(1002, customClub, 'These custom-fit clubs can no longer be ordered.')
  if (before && checkoutOf(world, cart.id)[before] === undefined) throw refused(missing[before] ?? '')
}

export const clubCartResolvers: Resolvers = { convertCustomClubToCart: convert }
