import type { PostalAddress } from './address.ts'
import type { Money } from './money.ts'

/** A way of shipping, as the shop offers it for an address. */
export interface ShippingMethod {
  readonly carrierCode: string
  /** Absent where the carrier can't say how. */
  readonly methodCode: string | undefined
  readonly carrier: string
  readonly method: string
  readonly price: Money
  readonly isAvailable: boolean
  /** The carrier's own words. */
  readonly error: string | undefined
}

export interface ChosenShipping {
  readonly carrierCode: string
  readonly methodCode: string
}

/** Where a cart is sent, and how it can get there. */
export interface Delivery {
  readonly address: PostalAddress
  readonly methods: readonly ShippingMethod[]
  readonly chosen?: ChosenShipping | undefined
}

/** The only way of shipping for fitted clubs: they are picked up. */
export const clubOrderShipping: ChosenShipping = { carrierCode: 'localPickup', methodCode: 'flatrate' }

/** What is chosen by this method; nothing where it can't be. */
export function choiceOf({ carrierCode, methodCode, isAvailable }: ShippingMethod): ChosenShipping | undefined {
  return isAvailable && methodCode !== undefined ? { carrierCode, methodCode } : undefined
}

/** Of those that can be chosen; the shop's own order decides between equal prices. */
export function cheapestOf(methods: readonly ShippingMethod[]): ChosenShipping | undefined {
  const [cheapest] = methods.filter(choiceOf).toSorted((one, other) => one.price.minor - other.price.minor)
  return cheapest && choiceOf(cheapest)
}
