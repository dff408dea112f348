import type { AddressRegion } from './address.ts'

/** A region that the shop lists. */
export interface Region extends AddressRegion {
  readonly id: number
  readonly code: string
}

/** Where the shop sends to. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string
  /** As the shop's store calls it. */
  readonly name: string
  /** None where addresses name no region from a list. */
  readonly regions: readonly Region[]
}

const withoutPostcodes = ['AE', 'EG', 'HK', 'IE', 'MO', 'QA']
/** They have regions, and leave them out of addresses. */
const regionUnwritten = ['DE', 'FR']
const largestFirst = ['CN', 'JP', 'KR', 'TW']

const postcodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ US: '60614', CA: 'H2W 2L8', AU: '3121', DE: '10115', FR: '75011', IT: '20121', ES: '28013', MX: '06700', BR: '01310-100' },
    ...{ IN: '560 001', CN: '200031', GB: 'EC1A 1BB', NL: '1012 LG', BE: '1000', CH: '8001', AT: '1010', PT: '1200-192', SE: '113 51' },
    ...{ PL: '00-001', JP: '154-0011', KR: '04524', TW: '106', SG: '049315', NZ: '6011', ZA: '8001' },
  }),
)

export function needsPostcode(country: string): boolean {
  return !withoutPostcodes.includes(country)
}

/** Where the shop lists none, a region is words of the customer's own, and none is asked for. */
export function needsRegion({ code, regions }: Pick<Country, 'code' | 'regions'>): boolean {
  return regions.length > 0 && !regionUnwritten.includes(code)
}

/** One that could be, to go by. */
export function postcodeLike(country: string): string | undefined {
  return postcodes.get(country)
}

/** From the region down to the house, as in Japan. */
export function isLargestFirst(country: string): boolean {
  return largestFirst.includes(country)
}
