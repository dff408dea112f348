import type { Money } from '../money.ts'

export type PaymentStatus = 'pending' | 'success' | 'failed'

/** Card data are exchanged for a token before. */
export type PaymentMethod =
  | { readonly kind: 'card'; readonly token: { readonly key: string; readonly value: string } }
  | { readonly kind: 'instalments'; readonly months: number }
  | { readonly kind: 'free' }

export type PaymentPurpose = 'renewal' | 'gear'

/** What the player agreed to. */
export interface PaymentRequest {
  readonly purpose: PaymentPurpose
  readonly quoteId: string
  readonly total: Money
  readonly method: PaymentMethod
}

/** How many seconds a payment is looked at. */
export const longest = 120

/** Seconds between two looks. */
export const pauses: readonly number[] = [1, 2, 3, 5, 8, 13, 21, 30, 37]
