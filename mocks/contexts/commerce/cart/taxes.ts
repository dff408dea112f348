import type { Store } from '../../../world/stores.ts'
import { regionIn } from '../places/countries.ts'

/** In stores that list prices without tax, each state or province has its own rate. Those not listed use the store's. */
const rates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { CA: 0.0725, DE: 0, MT: 0, NH: 0, NY: 0.08875, OR: 0 },
  CA: { AB: 0.05, BC: 0.12, ON: 0.13 },
}

type Tax = Pick<Store, 'taxRate' | 'taxIncluded'>

interface Place {
  readonly country: string
  readonly regionId?: number | undefined
}

/** The store's own rate until the address is known. Prices that include tax don't change with the address. */
export function taxFor({ country: own, taxRate, taxIncluded }: Store, place: Place | undefined): Tax {
  if (taxIncluded || !place) return { taxRate, taxIncluded }
  if (place.country !== own) return { taxRate: 0, taxIncluded }
  const { code = '' } = (place.regionId === undefined ? undefined : regionIn(own, { id: place.regionId })) ?? {}
  return { taxRate: rates[own]?.[code] ?? taxRate, taxIncluded }
}
