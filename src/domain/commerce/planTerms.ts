import type { Cart, CartItem } from './cart.ts'
import { type Money, multiplied } from './money.ts'

/** What a customer agrees to with a plan in the cart. All amounts are for the item's whole quantity. */
export interface PlanTerms {
  readonly id: number
  readonly name: string
  /** How often, in the shop's words. */
  readonly period: string
  /** Undefined if the payments go on until the customer cancels. */
  readonly payments: number | undefined
  /** One payment after the first one. */
  readonly later: Money
  /** Taxes are part of `later`, are added to it, or there are none. */
  readonly tax: 'included' | 'added' | 'none'
}

/** Undefined for what is bought once, or is paid with one payment. */
export function planTermsOf(item: CartItem, { isTaxIncluded }: Pick<Cart, 'isTaxIncluded'>): PlanTerms | undefined {
  const { id, plan, product, quantity, prices } = item
  if (!plan || plan.length === 1) return undefined
  const terms = { id, name: product.name, period: plan.title, payments: plan.length || undefined }
  const each = multiplied(plan.instalment, quantity)
  if (isTaxIncluded) return { ...terms, later: each, tax: 'included' }
  if (prices.rowTotalWithTax.minor === prices.rowTotal.minor) return { ...terms, later: each, tax: 'none' }
  // The shop computes the tax of the first payment only; another amount has another tax.
  const isLikeFirst = prices.rowTotal.minor === each.minor
  return isLikeFirst ? { ...terms, later: prices.rowTotalWithTax, tax: 'included' } : { ...terms, later: each, tax: 'added' }
}

/** Of each plan whose later payments the card makes. */
export function planTermsIn(cart: Pick<Cart, 'items' | 'isTaxIncluded'>): readonly PlanTerms[] {
  return cart.items.flatMap((item) => planTermsOf(item, cart) ?? [])
}
