import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, code, listOf, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'
import { money, text } from '../moneySchemas.ts'
import { japanRenewalBody, latestRenewal, openPayment, plan, playerMembership, renewalAnswer, renewalBody } from './renewalSchemas.ts'

/** Codes of our own. */
export const refusalCodes = { coupon: 60_401, 'gift-code': 60_402, plan: 60_403 } as const
const codes = Object.values(refusalCodes)

/** Without data where the basket is refused. */
const priced = z.object({ code: z._default(code, 0), data: maybe(renewalAnswer) })

/** `tax` in per cent; `buck`: how many the player has. */
const offer = {
  gamePlans: listOf(plan),
  lessonPacks: listOf(plan),
  tax: z.number(),
  taxName: text,
  buck: z._default(z.number().check(z.minimum(0)), 0),
  payment: maybe(openPayment),
  latestRenewal: maybe(latestRenewal),
}

const usage = z.object({ giftCode: text, amount: money })
const order = z.object({ number: text, orderedOn: plainDate, names: z.array(text), total: money })

const v2 = z.object({
  ...offer,
  membershipPacks: listOf(plan),
  practicePlans: listOf(plan),
  playerMembership: maybe(playerMembership),
  giftCodeUsage: z._default(listOf(usage), []),
})
export type OfferOnWire = z.infer<typeof v2>

const v1 = z.object({
  ...offer,
  coupon: maybe(z.object({ code: text, name: text })),
  orders: z._default(listOf(order), []),
})
export type JapanOfferOnWire = z.infer<typeof v1>

export const renewalGamePlanV2 = call({
  id: 'commerce.renewal-game-plan-v2',
  method: 'GET',
  path: '/api/renewal/v2/game-plan',
  auth: 'player',
  kind: 'read',
  answer: answered(v2),
})

/** Japan's. */
export const renewalGamePlan = call({
  id: 'commerce.renewal-game-plan',
  method: 'GET',
  path: '/api/renewal/game-plan',
  auth: 'player',
  kind: 'read',
  answer: answered(v1),
})

/** Renews once for each payment. */
export const renewalV2 = call({
  id: 'commerce.renewal-v2',
  method: 'POST',
  path: '/api/v2/renewal',
  auth: 'player',
  kind: 'idempotent',
  codes,
  body: renewalBody,
  answer: priced,
})

/** Japan's; renews once for each payment. */
export const renewalGamePlanOrder = call({
  id: 'commerce.renewal-game-plan-order',
  method: 'POST',
  path: '/api/renewal/game-plan',
  auth: 'player',
  kind: 'idempotent',
  codes,
  body: japanRenewalBody,
  answer: priced,
})

/** Memberships that can be bought. */
export const renewalMembership = call({
  id: 'commerce.renewal-membership',
  method: 'GET',
  path: '/api/renewal/membership',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(plan)),
})

/** The player's own; no data without one. */
export const membership = call({
  id: 'commerce.membership',
  method: 'GET',
  path: '/api/membership',
  auth: 'player',
  kind: 'read',
  answer: answered(maybe(playerMembership)),
})
