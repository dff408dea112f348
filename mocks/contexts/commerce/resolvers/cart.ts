import { cartFor, cartOf, changeCart, itemsOf, newGuestCartId, putAvailable } from '../cart/carts.ts'
import { wireCart } from '../cart/wireCart.ts'
import { type Resolver, type Resolvers, refused, signedIn } from './resolver.ts'

interface Merged {
  readonly source_cart_id: string
  readonly destination_cart_id?: string | null
}

/** Items already in the customer's cart stay. Of scarce items only as many are added as are in stock. */
const mergeCarts: Resolver<Merged> = async ({ source_cart_id: sourceId, destination_cart_id: destinationId }, customer) => {
  const { world } = customer
  const own = await cartOf(world, signedIn(customer).id)
  const destination = cartFor(customer, destinationId ?? own.id)
  const source = cartFor(customer, sourceId)
  if (source.id === destination.id || source.playerId !== undefined) throw refused('The cart can not be merged.')
  for (const { id: _id, number: _number, cartId: _cartId, ...wish } of itemsOf(world, source)) await putAvailable(world, destination, wish)
  const newCodes = source.giftCodes.filter(({ code }) => destination.giftCodes.every((each) => each.code !== code))
  const merged = await changeCart(world, destination, {
    couponCode: destination.couponCode ?? source.couponCode,
    giftCodes: [...destination.giftCodes, ...newCodes],
  })
  await changeCart(world, source, { active: false })
  return wireCart(customer, merged)
}

export const cartResolvers: Resolvers = {
  customerCart: async (_, customer) => wireCart(customer, await cartOf(customer.world, signedIn(customer).id)),

  cart: ({ cart_id: id }: { readonly cart_id: string }, customer) => wireCart(customer, cartFor(customer, id)),

  createGuestCart: (_, customer) => {
    if (customer.player) throw refused('Use `Query.customerCart` for logged in customer.')
    return { cart: wireCart(customer, cartFor(customer, newGuestCartId(customer.world))) }
  },

  mergeCarts,

  deActiveAllCustomerCart: async (_, customer) => {
    const { world } = customer
    const { id } = signedIn(customer)
    const own = world.carts.list((cart) => cart.playerId === id && cart.active)
    for (const cart of own) await changeCart(world, cart, { active: false })
    return true
  },
}
