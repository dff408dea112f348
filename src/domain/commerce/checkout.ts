import type { Cart } from './cart.ts'
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

/** The only way of shipping for fitted clubs: they are picked up. */
export const clubOrderShipping: ChosenShipping = { carrierCode: 'localPickup', methodCode: 'flatrate' }

/** What is chosen by this method; nothing where it can't be. */
export function choiceOf({ carrierCode, methodCode, isAvailable }: ShippingMethod): ChosenShipping | undefined {
  return isAvailable && methodCode !== undefined ? { carrierCode, methodCode } : undefined
}

/** What the shop says of an order; a guest whose answer was lost knows only that there is one. */
export interface PlacedOrder {
  readonly id?: string | undefined
  /** For people. */
  readonly number?: string | undefined
}

/** Which of the shop's ways to order a cart takes: those of the members' shop pay and order in one document. */
export function shopOf({ lines }: Pick<Cart, 'lines'>): 'club' | 'members' {
  return lines.some(({ selection }) => selection.plan.kind === 'subscribe') ? 'members' : 'club'
}
