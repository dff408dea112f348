import { preparedText } from '../shared/typedText.ts'
import { type Cart, itemOf, quantityOf } from './cart.ts'
import type { Money } from './money.ts'
import { isQuantity, problemOf, type Selection, type SelectionProblem } from './selection.ts'

/** Both have their own calls. */
export type CartPlace = 'cart' | 'mini-cart'

export type CartChange =
  | { readonly kind: 'add'; readonly selection: Selection }
  | { readonly kind: 'add-all'; readonly selections: readonly Selection[] }
  | { readonly kind: 'quantity'; readonly lineId: number; readonly quantity: number; readonly place: CartPlace }
  | { readonly kind: 'remove'; readonly lineId: number; readonly place: CartPlace }
  | { readonly kind: 'apply-coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon' }
  /** Without an amount, as much as the total and the code's balance allow. */
  | { readonly kind: 'apply-gift-code'; readonly code: string; readonly amount?: Money | undefined }
  | { readonly kind: 'remove-gift-code'; readonly code: string; readonly all?: true }

export type ChangeProblem = SelectionProblem | 'line-missing' | 'code-missing' | 'amount-missing'

/** Undefined if the change can be sent. */
export function problemOfChange(change: CartChange): ChangeProblem | undefined {
  switch (change.kind) {
    case 'add':
      return problemOf(change.selection)
    case 'add-all':
      return change.selections.map(problemOf).find((problem) => problem !== undefined)
    case 'quantity':
      return lineProblem(change) ?? (isQuantity(change.quantity) ? undefined : 'quantity-missing')
    case 'remove':
      return lineProblem(change)
    case 'apply-coupon':
    case 'remove-gift-code':
      return codeProblem(change)
    case 'apply-gift-code':
      return codeProblem(change) ?? (change.amount && !(change.amount.minor > 0) ? 'amount-missing' : undefined)
    default:
      return undefined
  }
}

function lineProblem({ lineId }: { readonly lineId: number }): ChangeProblem | undefined {
  return Number.isInteger(lineId) ? undefined : 'line-missing'
}

const longestCode = 255

function codeProblem({ code }: { readonly code: string }): ChangeProblem | undefined {
  return preparedText(code) !== '' && code.length <= longestCode ? undefined : 'code-missing'
}

/** Whether the cart shows the change, compared with `before`. */
export function isMade(change: CartChange, before: Cart | undefined, now: Cart): boolean {
  switch (change.kind) {
    case 'add':
      return hasGrown([change.selection], before, now)
    case 'add-all':
      return hasGrown(change.selections, before, now)
    case 'quantity':
      return itemOf(now, change.lineId)?.quantity === change.quantity
    case 'remove':
      return itemOf(now, change.lineId) === undefined && !now.unreadableLines?.includes(change.lineId)
    case 'apply-coupon':
      return now.coupons.some((code) => isSameCode(code, change.code))
    case 'remove-coupon':
      return now.coupons.length === 0
    case 'apply-gift-code':
      return now.giftCodes.some(({ code }) => isSameCode(code, change.code))
    case 'remove-gift-code':
      return now.giftCodes.every(({ code }) => !change.all && !isSameCode(code, change.code))
  }
}

function hasGrown(selections: readonly Selection[], before: Cart | undefined, now: Cart): boolean {
  return selections.every((selection) => quantityOf(now, selection) > (before ? quantityOf(before, selection) : 0))
}

function isSameCode(one: string, other: string): boolean {
  return preparedText(one).toUpperCase() === preparedText(other).toUpperCase()
}
