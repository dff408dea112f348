import { type Resolvers, signedIn } from './resolver.ts'

export const customerResolvers: Resolvers = {
  revokeCustomerToken: async (_, customer) => {
    const { world, token } = customer
    signedIn(customer)
    if (token) await world.passes.change(token, { void: true })
    return { result: true }
  },
}
