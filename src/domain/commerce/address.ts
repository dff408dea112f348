/** What a country is divided into for its post; id and code where the shop lists it. */
export interface AddressRegion {
  readonly name: string
  readonly code?: string | undefined
  readonly id?: number | undefined
}

/** Where something is sent, or a bill. Texts are empty where there is nothing to say. */
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

/** What a customer keeps beside it. */
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

/** What the shop knows of a customer. */
export interface CustomerAddresses {
  readonly email: string
  readonly addresses: readonly SavedAddress[]
}

/** A default stays until another one takes its place. */
export function canBeRemoved({ isDefaultBilling, isDefaultShipping }: AddressEntry): boolean {
  return !isDefaultBilling && !isDefaultShipping
}

/** Those of the next order first, the others as they were added. */
export function inUseOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (address: SavedAddress) => Number(address.isDefaultShipping) * 2 + Number(address.isDefaultBilling)
  return addresses.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id)
}

/** Whether both say the same, whatever their ids. */
export function isSameEntry(one: AddressEntry, other: AddressEntry): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ street, region, ...entry }: AddressEntry): string {
  const { prefix, firstName, middleName, lastName, suffix, company, vatId, city, postcode, countryCode, telephone, fax } = entry
  const place = [...street, city, region?.id ?? region?.name ?? '', postcode, countryCode]
  return JSON.stringify([prefix, firstName, middleName, lastName, suffix, company, vatId, ...place, telephone, fax])
}
