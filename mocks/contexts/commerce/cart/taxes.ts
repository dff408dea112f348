import { regionIn } from '../places/countries.ts'
import type { Store } from '../stores.ts'

/** Where prices come without tax, each state and province has a rate of its own; those that are not named have their store's. */
const rates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { CA: 0.0725, DE: 0, MT: 0, NH: 0, NY: 0.08875, OR: 0 },
  CA: { AB: 0.05, BC: 0.12, ON: 0.13 },
}

type Tax = Pick<Store, 'taxRate' | 'taxIncluded'>

interface Place {
  readonly country: string
  readonly regionId?: number | undefined
}

/** Until it is known where it goes, the store's own. Prices that include a tax stay as they are wherever it goes. */
export function taxFor({ country: own, taxRate, taxIncluded }: Store, place: Place | undefined): Tax {
  if (taxIncluded || !place) return { taxRate, taxIncluded }
  if (place.country !== own) return { taxRate: 0, taxIncluded }
  const { code = '' } = (place.regionId === undefined ? undefined : regionIn(own, { id: place.regionId })) ?? {}
  return { taxRate: rates[own]?.[code] ?? taxRate, taxIncluded }
}
