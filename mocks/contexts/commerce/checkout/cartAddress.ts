import { objectionsTo } from '../places/addressChecks.ts'
import { addressFields } from '../places/addressFields.ts'
import { nameOfRegion, regionIn, wireCountry } from '../places/countries.ts'
import { type Customer, refused, SeveralRefusals, signedIn } from '../resolvers/resolver.ts'
import type { Store } from '../stores.ts'
import type { CartAddressRow } from './data.ts'

interface CartAddressInput {
  readonly firstname: string
  readonly lastname: string
  readonly company?: string | null
  readonly street: readonly (string | null)[]
  readonly city: string
  readonly postcode?: string | null
  readonly region?: string | null
  readonly region_id?: number | null
  readonly country_code: string
  readonly telephone?: string | null
  readonly prefix?: string | null
  readonly middlename?: string | null
  readonly suffix?: string | null
  readonly vat_id?: string | null
  readonly fax?: string | null
}

export interface StoredCartAddress {
  readonly address?: CartAddressInput | null
  readonly customer_address_id?: number | null
}

export function cartAddressOf({ address, customer_address_id: bookId }: StoredCartAddress, customer: Customer): CartAddressRow {
  if (address) return written(address, customer.store)
  if (typeof bookId !== 'number') throw refused('The address must contain either an address or a customer address ID.')
  const { id: playerId } = signedIn(customer)
  const row = customer.world.customerAddresses.find(`${bookId}`)
  if (row?.playerId !== playerId) throw refused(`Could not find a address with ID "${bookId}"`, 'graphql-no-such-entity')
  return { ...fieldsOf(row), bookId }
}

function written({ region, region_id: id, ...address }: CartAddressInput, store: Store): CartAddressRow {
  const input = { ...address, region: { region: region ?? null, region_code: region ?? null, region_id: id ?? null } }
  const objections = objectionsTo(input, store)
  if (objections.length > 0) throw new SeveralRefusals(objections.map((words) => refused(words)))
  return fieldsOf(addressFields(input))
}

function fieldsOf(row: CartAddressRow): CartAddressRow {
  const { firstname, lastname, company, street, city, postcode, telephone, country, regionId, regionName } = row
  const { prefix, middlename, suffix, vat_id, fax } = row
  return {
    ...{ firstname, lastname, company, street, city, postcode, telephone, country, regionId, regionName },
    ...{ prefix, middlename, suffix, vat_id, fax },
  }
}

export function wireCartAddress({ country, regionId, regionName, bookId, ...same }: CartAddressRow, store: Store) {
  const region = regionId === undefined ? undefined : regionIn(country, { id: regionId })
  const label = region ? nameOfRegion(region, store) : regionName
  return {
    ...same,
    country: { code: country, label: wireCountry(country, store)?.full_name_locale ?? country },
    region: label === undefined ? null : { code: region?.code ?? label, label, region_id: region?.id ?? 0 },
    customer_address_id: bookId,
  }
}
