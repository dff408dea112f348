import type { Store } from '../../../world/stores.ts'
import { objectionsTo } from '../places/addressChecks.ts'
import { addressFields } from '../places/addressFields.ts'
import { nameOfRegion, regionIn, wireCountry } from '../places/countries.ts'
import { savedAddress } from '../places/savedAddress.ts'
import { type Customer, refused, SeveralRefusals } from '../resolvers/resolver.ts'
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

export function cartAddressOf(use: 'shipping' | 'billing', stored: StoredCartAddress, customer: Customer): CartAddressRow {
  const { address, customer_address_id: bookId } = stored
  const isSaved = typeof bookId === 'number'
  if (address && isSaved) throw refused(`The ${use} address cannot contain "customer_address_id" and "address" at the same time.`)
  if (address) return written(address, customer.store)
  if (!isSaved) throw refused(`The ${use} address must contain either ${choices[use]}.`)
  return { ...fieldsOf(savedAddress(customer, bookId)), bookId }
}

const choices = {
  shipping: '"customer_address_id" or "address"',
  billing: '"customer_address_id", "address", or "same_as_shipping"',
} as const

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
