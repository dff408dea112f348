import { addressesOf } from './addresses.ts'
import { ordersOf } from './orders.ts'
import { type Resolvers, signedIn } from './resolver.ts'

export const customerResolvers: Resolvers = {
  customer: (_, customer) => {
    const { email, firstName: firstname, lastName: lastname } = signedIn(customer)
    return { email, firstname, lastname, addresses: () => addressesOf(customer), orders: ordersOf(customer) }
  },

  revokeCustomerToken: async (_, customer) => {
    const { world, token } = customer
    signedIn(customer)
    if (token) await world.passes.change(token, { void: true })
    return { result: true }
  },
}
