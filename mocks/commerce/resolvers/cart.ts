import { type Resolvers, signedIn } from './resolver.ts'

export const cartResolvers: Resolvers = {
  customerCart: async (_, customer) => {
    const { world } = customer
    const { id, email } = signedIn(customer)
    const cart = world.carts.first(({ playerId }) => playerId === id) ?? { id: world.nextId('cart'), playerId: id, totalQuantity: 0 }
    if (!world.carts.find(cart.id)) await world.carts.add(cart)
    return { id: cart.id, email, total_quantity: cart.totalQuantity }
  },
}
