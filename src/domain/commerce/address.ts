export interface AddressRegion {
  readonly name: string
  readonly code?: string | undefined
  readonly id?: number | undefined
}

/** Missing texts are empty. */
export interface PostalAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly street: readonly string[]
  readonly city: string
  readonly region: AddressRegion | undefined
  readonly postcode: string
  /** ISO 3166, two letters. */
  readonly countryCode: string
  readonly telephone: string
  readonly prefix?: string | undefined
  readonly middleName?: string | undefined
  readonly suffix?: string | undefined
  readonly vatId?: string | undefined
  readonly fax?: string | undefined
}

export interface AddressEntry extends PostalAddress {
  readonly prefix: string
  readonly middleName: string
  readonly suffix: string
  readonly vatId: string
  readonly fax: string
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

export interface SavedAddress extends AddressEntry {
  readonly id: number
}

export interface CustomerAddresses {
  readonly email: string
  readonly addresses: readonly SavedAddress[]
}

/** A default address can only be replaced by another one. */
export function canBeRemoved({ isDefaultBilling, isDefaultShipping }: AddressEntry): boolean {
  return !isDefaultBilling && !isDefaultShipping
}

/** Default addresses first, then in the order in which they were added. */
export function inUseOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (address: SavedAddress) => Number(address.isDefaultShipping) * 2 + Number(address.isDefaultBilling)
  return addresses.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id)
}

/** Ignores ids. */
export function isSameEntry(one: AddressEntry, other: AddressEntry): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ street, region, ...entry }: AddressEntry): string {
  const { prefix, firstName, middleName, lastName, suffix, company, vatId, city, postcode, countryCode, telephone, fax } = entry
  const place = [...street, city, region?.id ?? region?.name ?? '', postcode, countryCode]
  return JSON.stringify([prefix, firstName, middleName, lastName, suffix, company, vatId, ...place, telephone, fax])
}
