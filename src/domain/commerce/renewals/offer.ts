import type { Money } from '../money.ts'
import type { Basket } from './basket.ts'
import { type Plan, type PlanKind, planKinds } from './plan.ts'

export interface PlayerMembership {
  readonly name: string
  readonly number: string | undefined
  readonly since: Temporal.PlainDate | undefined
  /** The last day; undefined where it has no end. */
  readonly endsOn: Temporal.PlainDate | undefined
}

/** What a gift code has paid of earlier renewals. */
export interface GiftCodeUsage {
  readonly giftCode: string
  readonly amount: Money
}

export interface PastRenewal {
  readonly number: string
  readonly orderedOn: Temporal.PlainDate
  readonly names: readonly string[]
  readonly total: Money
}

/** A payment that isn't used yet, and what it pays. */
export interface OpenPayment {
  readonly requestId: string
  readonly basket: Basket
}

/** The last thing renewed, which another tab may have paid. */
export interface LatestRenewal {
  readonly quoteId: string
  readonly payment: OpenPayment
}

export interface RenewalOffer {
  readonly plans: readonly Plan[]
  /** One buck is one unit of the currency. */
  readonly buck: number
  /** Per cent. */
  readonly tax: number
  readonly taxName: string
  readonly membership: PlayerMembership | undefined
  readonly giftCodeUsage: readonly GiftCodeUsage[]
  /** The player's own, in Japan alone. */
  readonly coupon: { readonly code: string; readonly name: string } | undefined
  /** In Japan alone. */
  readonly orders: readonly PastRenewal[]
  readonly payment: OpenPayment | undefined
  readonly latest: LatestRenewal | undefined
}

/** The kinds of which there is something to buy. */
export function kindsIn({ plans }: Pick<RenewalOffer, 'plans'>): readonly PlanKind[] {
  return planKinds.filter((kind) => plans.some((plan) => plan.kind === kind))
}
