export const reorderProblems = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED'] as const

/** Why something could not be ordered again; what is not known here counts as undefined. */
export type ReorderReason = (typeof reorderProblems)[number]

/** What the shop could not put into the cart. */
export interface ReorderError {
  readonly code: ReorderReason
  /** The shop's own words. */
  readonly message: string
  /** What it is about, such as the item's line in the cart of then. */
  readonly path: readonly string[]
}

/** An item of an order, and its line in the cart that it was ordered from. */
export interface OrderItemReference {
  readonly itemId: string
  readonly cartItemId: number
}

/** Nothing of an item where the error is about the whole order. */
export interface ReorderProblem extends Omit<ReorderError, 'path'> {
  readonly itemId: string | undefined
}

/** Each error with the item whose line its path names. */
export function problemsByItem(errors: readonly ReorderError[], references: readonly OrderItemReference[]): readonly ReorderProblem[] {
  return errors.map(({ path, ...error }) => ({
    ...error,
    itemId: references.find(({ cartItemId }) => path.includes(String(cartItemId)))?.itemId,
  }))
}

export function reorderReasonOf(code: string): ReorderReason {
  return reorderProblems.find((reason) => reason === code) ?? 'UNDEFINED'
}
