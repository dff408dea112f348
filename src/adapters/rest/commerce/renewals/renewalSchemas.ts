import * as z from 'zod/mini'
import { lineKinds } from '#domain/commerce/renewals/quote'
import { listOf, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'

export const text = z.string().check(z.minLength(1))

/** In units of the currency. */
export const money = z.object({ value: z.number(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
export type MoneyOnWire = z.infer<typeof money>

/** `months` a plan lasts, `lessons` a pack holds. */
export const plan = z.object({
  id: text,
  name: text,
  description: maybe(text),
  months: maybe(z.number()),
  lessons: maybe(z.number()),
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

/** Of a payment that isn't used yet. */
export const openPayment = z.object({
  requestId: text,
  gamePlanId: maybe(text),
  practicePlanId: maybe(text),
  lessonPackId: maybe(text),
  membershipPackId: maybe(text),
  coupon: maybe(text),
  giftCodes: listOf(text),
  buck: z.number(),
  centerId: maybe(text),
})
export type OpenPaymentOnWire = z.infer<typeof openPayment>

const line = z.object({ kind: z.enum(lineKinds), label: text, amount: money })
const instalment = z.object({ months: z.number(), monthly: money, total: money })

/** No line is left out: without one of them the others don't make up the total. `orderNumber` once it is renewed. */
export const renewalAnswer = z.object({
  quoteId: text,
  lines: z.array(line),
  total: money,
  instalments: z._default(listOf(instalment), []),
  orderNumber: maybe(text),
})
export type RenewalAnswer = z.infer<typeof renewalAnswer>
