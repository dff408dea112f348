import type { PostalAddress } from './address.ts'
import type { Money } from './money.ts'

export interface ShippingMethod {
  readonly carrierCode: string
  /** Undefined if the carrier is unavailable. */
  readonly methodCode: string | undefined
  readonly carrier: string
  readonly method: string
  readonly price: Money
  readonly isAvailable: boolean
  readonly error: string | undefined
}

export interface ChosenShipping {
  readonly carrierCode: string
  readonly methodCode: string
}

export interface Delivery {
  readonly address: PostalAddress
  readonly methods: readonly ShippingMethod[]
  readonly chosen?: ChosenShipping | undefined
}

/** Custom-fit clubs are picked up at the club. */
export const clubOrderShipping: ChosenShipping = { carrierCode: 'localPickup', methodCode: 'flatrate' }

/** Undefined if the method is unavailable. */
export function choiceOf({ carrierCode, methodCode, isAvailable }: ShippingMethod): ChosenShipping | undefined {
  return isAvailable && methodCode !== undefined ? { carrierCode, methodCode } : undefined
}

/** Ignores unavailable methods; for equal prices the shop's order counts. */
export function cheapestOf(methods: readonly ShippingMethod[]): ChosenShipping | undefined {
  const [cheapest] = methods.filter(choiceOf).toSorted((one, other) => one.price.minor - other.price.minor)
  return cheapest && choiceOf(cheapest)
}
