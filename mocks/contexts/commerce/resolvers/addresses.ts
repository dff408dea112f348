import type { Store } from '../../../world/stores.ts'
import { type AddressInput, objectionsTo } from '../places/addressChecks.ts'
import { addressFields } from '../places/addressFields.ts'
import { countryCodes, nameOfRegion, regionIn, wireCountry } from '../places/countries.ts'
import type { CustomerAddressRow } from '../places/data.ts'
import { savedAddress } from '../places/savedAddress.ts'
import { type Customer, type Resolvers, refused, SeveralRefusals, signedIn } from './resolver.ts'

interface WithInput {
  readonly input: AddressInput
}

interface WithId {
  readonly id: number
}

export const addressResolvers: Resolvers = {
  countries: (_, { store }) => countryCodes.map((code) => wireCountry(code, store)),

  country: ({ id }: { readonly id?: string | null }, { store }: Customer) => {
    const country = wireCountry(id ?? '', store)
    if (!country) throw refused("The country isn't available.", 'graphql-no-such-entity')
    return country
  },

  createCustomerAddress: async ({ input }: WithInput, customer: Customer) => {
    const { world } = customer
    const { id: playerId } = signedIn(customer)
    const fields = addressFields(checked(input, customer))
    const row = await world.customerAddresses.add({ id: `${world.nextNumber()}`, playerId, ...fields })
    await leaveTheOthers(customer, row)
    return wireAddress(row, customer.store)
  },

  updateCustomerAddress: async ({ id, input }: WithId & WithInput, customer: Customer) => {
    const known = savedAddress(customer, id)
    const row = { id: known.id, playerId: known.playerId, ...addressFields(checked(input, customer), known) }
    customer.world.customerAddresses.remove(row.id)
    await customer.world.customerAddresses.add(row)
    await leaveTheOthers(customer, row)
    return wireAddress(row, customer.store)
  },

  deleteCustomerAddress: ({ id }: WithId, customer: Customer) => {
    const row = savedAddress(customer, id)
    if (row.defaultBilling || row.defaultShipping) {
      const use = row.defaultBilling ? 'billing' : 'shipping'
      throw refused(`Customer Address ${id} is set as default ${use} address and can not be deleted`)
    }
    customer.world.customerAddresses.remove(row.id)
    return true
  },
}

export function addressesOf(customer: Customer) {
  const { id } = signedIn(customer)
  const rows = customer.world.customerAddresses.list(({ playerId }) => playerId === id)
  return rows.sort((one, other) => Number(one.id) - Number(other.id)).map((row) => wireAddress(row, customer.store))
}

function checked(input: AddressInput, { store }: Customer): AddressInput {
  const objections = objectionsTo(input, store)
  if (objections.length > 0) throw new SeveralRefusals(objections.map((words) => refused(words)))
  return input
}

/** Only one address is the default for each use. */
async function leaveTheOthers({ world }: Customer, { id, playerId, defaultBilling, defaultShipping }: CustomerAddressRow): Promise<void> {
  for (const other of world.customerAddresses.list((row) => row.playerId === playerId && row.id !== id)) {
    await world.customerAddresses.change(other.id, {
      defaultBilling: other.defaultBilling && !defaultBilling,
      defaultShipping: other.defaultShipping && !defaultShipping,
    })
  }
}

function wireAddress(
  { id, regionId, regionName, country, defaultBilling, defaultShipping, playerId: _, ...same }: CustomerAddressRow,
  store: Store,
) {
  const region = regionId === undefined ? undefined : regionIn(country, { id: regionId })
  return {
    ...same,
    id: Number(id),
    country_code: country,
    region: {
      region: region ? nameOfRegion(region, store) : (regionName ?? null),
      region_code: region?.code ?? regionName ?? null,
      region_id: regionId ?? 0,
    },
    region_id: regionId ?? 0,
    default_billing: defaultBilling,
    default_shipping: defaultShipping,
    extension_attributes: [],
  }
}
