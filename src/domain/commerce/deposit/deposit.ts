import type { CheckoutPart } from '../checkout.ts'
import type { Money } from '../money.ts'
import type { UsedCode } from './clubOrder.ts'

/** Spelt as in the specification. */
export const depositSteps = ['select', 'error-paymented', 'error-order', 'error-address'] as const
export type DepositStep = (typeof depositSteps)[number]

const steps: Readonly<Record<CheckoutPart, DepositStep>> = {
  payment: 'error-paymented',
  order: 'error-order',
  address: 'error-address',
}

/** `part`: what the code of a refused cart step is about; `address` for any other code and for none. */
export function depositStepAfter(part: CheckoutPart | undefined): DepositStep {
  return steps[part ?? 'address']
}

/** Codes that the shop has accepted for a deposit, with what each is worth. */
export interface DepositCodes {
  readonly coupon?: UsedCode | undefined
  readonly giftCode?: UsedCode | undefined
}

/** What pays a deposit. `due` remains for card or instalments. */
export interface DepositSums {
  readonly deposit: Money
  readonly coupon: Money
  readonly giftCode: Money
  readonly due: Money
}

/** The coupon first, then as much of the gift code as is needed. */
export function depositSums(deposit: Money, { coupon, giftCode }: DepositCodes): DepositSums {
  const { currency } = deposit
  const byCoupon = Math.min(deposit.minor, worth(coupon, currency))
  const byGiftCode = Math.min(deposit.minor - byCoupon, worth(giftCode, currency))
  const money = (minor: number): Money => ({ minor, currency })
  return { deposit, coupon: money(byCoupon), giftCode: money(byGiftCode), due: money(deposit.minor - byCoupon - byGiftCode) }
}

function worth(used: UsedCode | undefined, currency: string): number {
  return used?.amount.currency === currency ? Math.max(0, used.amount.minor) : 0
}

/** How the rest is paid. Card data are exchanged for a token before. */
export type DepositMethod =
  | { readonly kind: 'card'; readonly token: { readonly key: string; readonly value: string }; readonly transactionId?: string | undefined }
  | { readonly kind: 'affirm'; readonly token: string }
  | { readonly kind: 'zero' }

/** What the providers offer for one order. */
export interface DepositOffers {
  readonly isCardOffered: boolean
  /** Affirm's own token for this order. */
  readonly affirm: { readonly token: string; readonly termsUrl: string | undefined } | undefined
}
