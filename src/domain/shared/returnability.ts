/** In the order of the shop's codes. */
export const noReturnReasons = ['returned', 'tooLate', 'refunded', 'notShipped', 'onSale'] as const
export type NoReturnReason = (typeof noReturnReasons)[number]

/** What a customer may want for an item. */
export interface Resolution {
  readonly id: number
  readonly label: string
  readonly position: number
}

/** What the shop says of returning an item of an order. */
export interface Returnability {
  /** Of the item in the shop's requests for returns. */
  readonly itemId: number
  /** 0 where it can't be returned. */
  readonly available: number
  /** Why not; undefined where it can be, or where the shop's code is not known. */
  readonly reason: NoReturnReason | undefined
  /** Numbers of the returns that the item is already part of. */
  readonly requests?: readonly number[] | undefined
  /** Undefined where the shop names none for this item alone. */
  readonly resolutions?: readonly Resolution[] | undefined
}
