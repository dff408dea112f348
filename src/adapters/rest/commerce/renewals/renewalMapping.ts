import type { QuoteAnswer } from '#app/commerce/renewals/ports/Renewals'
import { Failure } from '#app/shared/failure'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { LatestRenewal, OpenPayment } from '#domain/commerce/renewals/offer'
import type { Plan, PlanKind } from '#domain/commerce/renewals/plan'
import type { QuoteProblem, Renewal } from '#domain/commerce/renewals/quote'
import { linesFrom, moneyFrom } from '../moneySchemas.ts'
import { refusalCodes } from './renewalCalls.ts'
import type { LatestRenewalOnWire, OpenPaymentOnWire, PlanOnWire, RenewalAnswer } from './renewalSchemas.ts'

export function plansFrom(kind: PlanKind, plans: readonly PlanOnWire[]): readonly Plan[] {
  return plans.map(({ price, ...plan }) => ({ ...plan, kind, price: moneyFrom(price) }))
}

export function paymentFrom({ requestId, coupon, giftCodes, buck, centerId: centreId, ...ids }: OpenPaymentOnWire): OpenPayment {
  const chosen = {
    ...(ids.gamePlanId && { 'game-plan': ids.gamePlanId }),
    ...(ids.lessonPackId && { 'lesson-pack': ids.lessonPackId }),
    ...(ids.practicePlanId && { 'practice-plan': ids.practicePlanId }),
    ...(ids.membershipPackId && { membership: ids.membershipPackId }),
  }
  return { requestId, basket: { chosen, coupon, giftCodes, buck, centreId } }
}

export function latestFrom({ quoteId, ...payment }: LatestRenewalOnWire): LatestRenewal {
  return { quoteId, payment: paymentFrom(payment) }
}

/** What both posts send. */
export function basketOnWire({ chosen, coupon, giftCodes, buck }: Basket, paymentRequestId?: string) {
  const ids = (...kinds: PlanKind[]) => kinds.flatMap((kind) => chosen[kind] ?? [])
  return {
    planIds: ids('game-plan', 'practice-plan'),
    packIds: ids('lesson-pack', 'membership'),
    ...{ giftCodes: [...giftCodes], buck },
    ...(coupon !== undefined && { coupon }),
    ...(paymentRequestId !== undefined && { paymentRequestId }),
  }
}

interface Priced {
  readonly code: number
  readonly data: RenewalAnswer | undefined
}

const problems: readonly QuoteProblem[] = ['coupon', 'gift-code', 'plan']

export function quoteFrom({ code, data }: Priced): QuoteAnswer {
  const problem = problems.find((each) => refusalCodes[each] === code)
  if (problem) return { kind: 'refused', problem }
  if (!data) throw new Failure('broken-contract', { path: 'data' })
  const instalments = data.instalments.map(({ months, monthly, total }) => ({
    months,
    monthly: moneyFrom(monthly),
    total: moneyFrom(total),
  }))
  return { kind: 'quoted', quote: { id: data.quoteId, ...amountsFrom(data), instalments } }
}

/** What was paid for is never refused, so another code breaks the contract. */
export function renewalFrom({ code, data }: Priced): Renewal {
  if (code !== 0) throw new Failure('rejected', { code })
  if (data?.orderNumber === undefined) throw new Failure('broken-contract', { path: 'data.orderNumber' })
  return { number: data.orderNumber, ...amountsFrom(data) }
}

function amountsFrom({ lines, total }: RenewalAnswer) {
  return { lines: linesFrom(lines), total: moneyFrom(total) }
}
