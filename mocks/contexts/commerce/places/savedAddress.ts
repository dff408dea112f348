import { type Customer, refused, signedIn } from '../resolvers/resolver.ts'
import type { CustomerAddressRow } from './data.ts'

/** The platform says of another customer's address that it exists. */
export function savedAddress(customer: Customer, id: number): CustomerAddressRow {
  const player = signedIn(customer)
  const row = customer.world.customerAddresses.find(`${id}`)
  if (!row) throw refused(`Could not find a address with ID "${id}"`, 'graphql-no-such-entity')
  if (row.playerId === player.id) return row
  throw refused(`Current customer does not have permission to address with ID "${id}"`, 'graphql-authorization')
}
