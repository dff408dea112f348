import * as z from 'zod/mini'
import { regionNames } from '../../../http/regions.ts'

/** In the order of their numbers on the wire, from 1. */
export const giftCodeStates = ['pending', 'active', 'disabled', 'used', 'expired', 'deleted'] as const

const text = z.string().check(z.minLength(1))
const minor = z.int().check(z.minimum(0))

const membershipLevel = z.enum(['silver', 'gold'])

/** The club's, not a launch monitor's; its id is the player's. Dates as `2026-12-31`. */
export const clubMembership = z.object({
  ...{ id: text, level: membershipLevel, number: text, since: text },
  endsOn: z.optional(text),
  /** Paid already; each begins when the one before has ended. */
  later: z.optional(z.array(z.object({ level: membershipLevel, endsOn: text }))),
})
export type ClubMembershipRow = Readonly<z.infer<typeof clubMembership>>

/** Its id is the code, in capitals and without dashes. */
export const renewalGiftCode = z.object({ id: text, state: z.enum(giftCodeStates), currency: text, balance: minor })

export const renewalGiftCodeUse = z.object({ id: text, playerId: text, code: text, currency: text, minor })

export const renewalBasket = z.object({
  planIds: z.array(text),
  packIds: z.array(text),
  coupon: z.optional(text),
  giftCodes: z.array(text),
  buck: minor,
  centerId: z.optional(text),
})
export type RenewalBasket = Readonly<z.infer<typeof renewalBasket>>

/** Deductions are negative. */
const line = z.object({ kind: z.enum(['plan', 'coupon', 'gift-code', 'buck', 'tax', 'included-tax']), label: text, minor: z.int() })
export type PricedLine = Readonly<z.infer<typeof line>>

/** What a basket cost when it was computed. */
export const renewalQuote = z.object({
  ...{ id: text, playerId: text, region: z.enum(regionNames), basket: renewalBasket },
  ...{ lines: z.array(line), total: minor },
  /** How many renewals the player had by then. */
  earlier: z.int(),
})
export type RenewalQuoteRow = Readonly<z.infer<typeof renewalQuote>>

/** Its id is the order's number. */
export const renewal = z.object({ id: text, playerId: text, quoteId: text, orderedOn: text, names: z.array(text) })
