import type { AddressRegion } from './address.ts'

export interface Region extends AddressRegion {
  readonly id: number
  readonly code: string
}

export interface Country {
  readonly code: string
  readonly name: string
  /** Empty if addresses don't name a region of a list. */
  readonly regions: readonly Region[]
}

const withoutPostcodes = ['AE', 'EG', 'HK', 'IE', 'MO', 'QA']
/** Countries with regions that are not part of addresses. */
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

/** True if the shop lists regions; otherwise the region is optional text. */
export function needsRegion({ code, regions }: Pick<Country, 'code' | 'regions'>): boolean {
  return regions.length > 0 && !regionUnwritten.includes(code)
}

/** An example of a postcode. */
export function postcodeLike(country: string): string | undefined {
  return postcodes.get(country)
}

/** True if addresses go from region to house, as in Japan. */
export function isLargestFirst(country: string): boolean {
  return largestFirst.includes(country)
}
