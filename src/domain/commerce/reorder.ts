import type { Cart } from './cart.ts'
import type { OrderItem } from './order.ts'

export const reorderProblems = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED'] as const

/** Unknown reasons become `undefined`. */
export type ReorderReason = (typeof reorderProblems)[number]

export interface ReorderError {
  readonly code: ReorderReason
  readonly message: string
}

export interface OrderItemReference {
  readonly itemId: string
  readonly cartItemId: number
}

export interface ReorderProblem extends ReorderError {
  readonly itemId: string | undefined
}

/** The shop reports errors in the order of the items and names none, so they are assigned only if as many items are missing. */
export function problemsByItem(errors: readonly ReorderError[], missing: readonly string[]): readonly ReorderProblem[] {
  const isClear = errors.length === missing.length
  return errors.map((error, index) => ({ ...error, itemId: isClear ? missing[index] : undefined }))
}

/** Ids of the order's items of which the cart holds no more than before. */
export function itemsMissing(ordered: readonly Pick<OrderItem, 'id' | 'sku'>[], before: Cart, now: Cart): readonly string[] {
  return ordered.filter(({ sku }) => piecesOf(sku, now) <= piecesOf(sku, before)).map(({ id }) => id)
}

/** An ordered set's sku has the skus of its parts behind its own. */
function piecesOf(sku: string, { items }: Cart): number {
  const same = items.filter(
    ({ selection }) => selection.sku === sku || (selection.kind === 'bundle' && sku.startsWith(`${selection.sku}-`)),
  )
  return same.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

export function reorderReasonOf(code: string): ReorderReason {
  return reorderProblems.find((reason) => reason === code) ?? 'UNDEFINED'
}
