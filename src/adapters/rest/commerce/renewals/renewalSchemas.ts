import * as z from 'zod/mini'
import { listOf, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'
import { money, priceLines, text } from '../moneySchemas.ts'

/** `months` a plan lasts, `lessons` a pack holds. */
export const plan = z.object({
  id: text,
  name: text,
  description: maybe(text),
  months: maybe(z.number()),
  lessons: maybe(z.number()),
  startsOn: maybe(plainDate),
  price: money,
})
export type PlanOnWire = z.infer<typeof plan>

/** Dates as `2026-12-31`. */
export const playerMembership = z.object({
  name: text,
  number: maybe(text),
  since: maybe(plainDate),
  endsOn: maybe(plainDate),
})

/** What the posts send: ids of plans and packs, and what pays a part of them. */
const basket = {
  planIds: z.array(text),
  packIds: z.array(text),
  coupon: z.optional(text),
  giftCodes: z.array(text),
  buck: z.number().check(z.minimum(0)),
}

/** With the id of a successful payment it renews, else it only computes. */
export const renewalBody = z.strictObject({ ...basket, paymentRequestId: z.optional(text) })
export const japanRenewalBody = z.strictObject({ ...basket, centerId: z.optional(text), paymentRequestId: z.optional(text) })

const paid = {
  requestId: text,
  gamePlanId: maybe(text),
  practicePlanId: maybe(text),
  lessonPackId: maybe(text),
  membershipPackId: maybe(text),
  coupon: maybe(text),
  giftCodes: z.array(text),
  buck: basket.buck,
  centerId: maybe(text),
}

/** A payment that isn't used yet. */
export const openPayment = z.object(paid)
/** The last payment that was used, and the quote that it paid. */
export const latestRenewal = z.object({ ...paid, quoteId: text })
export type LatestRenewalOnWire = z.infer<typeof latestRenewal>
export type OpenPaymentOnWire = z.infer<typeof openPayment>

const instalment = z.object({ months: z.number(), monthly: money, total: money })

/** `orderNumber` once it is renewed. */
export const renewalAnswer = z.object({
  quoteId: text,
  lines: priceLines,
  total: money,
  instalments: z._default(listOf(instalment), []),
  orderNumber: maybe(text),
})
export type RenewalAnswer = z.infer<typeof renewalAnswer>
