import type { Returnability } from '../shared/returnability.ts'

/** An item of an order, with what the shop says of its return. */
export interface ReturnableItem extends Returnability {
  readonly name: string
  readonly picture: string | undefined
}

/** An order some of whose items can be returned. */
export interface ReturnableOrder {
  readonly id: number
  readonly number: string
  /** As the shop writes it. */
  readonly label: string
  /** Undefined if the label has no date. */
  readonly placedOn: Temporal.PlainDate | undefined
}

export interface NoReturn extends Pick<ReturnableItem, 'available' | 'reason'> {
  readonly requests: readonly number[]
}

/** Undefined for what can be returned. */
export function whyNotReturned({ available, reason, requests = [] }: ReturnableItem): NoReturn | undefined {
  return available > 0 ? undefined : { available, reason, requests }
}
