export const reorderProblems = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED'] as const

/** Unknown reasons become `undefined`. */
export type ReorderReason = (typeof reorderProblems)[number]

export interface ReorderError {
  readonly code: ReorderReason
  readonly message: string
  readonly path: readonly string[]
}

export interface OrderItemReference {
  readonly itemId: string
  readonly cartItemId: number
}

export interface ReorderProblem extends Omit<ReorderError, 'path'> {
  readonly itemId: string | undefined
}

/** Assigns each error to the item of the order whose cart item it names. */
export function problemsByItem(errors: readonly ReorderError[], references: readonly OrderItemReference[]): readonly ReorderProblem[] {
  return errors.map(({ path, ...error }) => ({
    ...error,
    itemId: references.find(({ cartItemId }) => path.includes(String(cartItemId)))?.itemId,
  }))
}

export function reorderReasonOf(code: string): ReorderReason {
  return reorderProblems.find((reason) => reason === code) ?? 'UNDEFINED'
}
