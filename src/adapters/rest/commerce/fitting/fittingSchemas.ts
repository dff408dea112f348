import * as z from 'zod/mini'
import { clubOrderStates } from '#domain/commerce/deposit/clubOrder'
import { listOf, maybe } from '../../schemas.ts'
import { instant, plainDate } from '../../timeSchemas.ts'

export const text = z.string().check(z.minLength(1))

/** Such as `between(0, 90)` degrees. */
function between(least: number, most: number) {
  return z.number().check(z.minimum(least), z.maximum(most))
}

/** In units of the currency. */
export const money = z.object({ value: between(0, 1e9), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
export type MoneyOnWire = z.infer<typeof money>

/** Where an order of custom-fit clubs is read, and what the workshop says of it. */
const customClubSummary = z.object({ id: text, storeCode: text, status: z.string() })
export type CustomClubSummaryOnWire = z.infer<typeof customClubSummary>

const fitting = { heldOn: plainDate, center: text, fitter: text }
const outcome = { recommended: maybe(text), customClub: maybe(customClubSummary) }

/** `carryGain` in metres. */
export const sessionV3 = z.object({ sessionId: text, type: text, ...fitting, ...outcome, carryGain: maybe(between(-400, 400)) })
export const sessionV2 = z.object({ id: text, type: text, date: plainDate, centerName: text, fitterName: text })
export type SessionV3OnWire = z.infer<typeof sessionV3>

/** Angles in degrees, lengths in metres. */
const specification = { loft: between(0, 90), lie: between(0, 90), length: between(0.1, 2) }
const role = z.enum(['current', 'recommended', 'tested'])

/** Metres per second, degrees, revolutions per minute, metres. */
const launch = {
  ...{ ballSpeed: between(0, 150), launchAngle: between(-20, 90), spinRate: between(0, 20_000) },
  ...{ carry: between(0, 400), height: between(0, 200), descentAngle: between(0, 90) },
}

const range = z.object({ from: z.number(), to: z.number() })
const club = z.object({ clubId: text, role, name: text, shaft: text, ...specification, average: z.object(launch) })
const shot = z.object({ carry: between(0, 400), offline: between(-200, 200) })
const point = z.object({ distance: between(-10, 400), height: between(-10, 200) })

/** The player's own club and the selected one. */
const fittingChart = z.object({
  targets: z.object({
    ...{ ballSpeed: maybe(range), launchAngle: maybe(range), spinRate: maybe(range) },
    ...{ carry: maybe(range), height: maybe(range), descentAngle: maybe(range) },
  }),
  clubs: listOf(z.object({ clubId: text, shots: listOf(shot), flight: listOf(point) })),
})

export const sessionDetail = z.object({
  ...{ sessionId: text, type: text, ...fitting, note: maybe(text), customClub: maybe(customClubSummary) },
  ...{ clubs: listOf(club), selected: text, fittingChart },
})
export type SessionDetailOnWire = z.infer<typeof sessionDetail>

export const putterSession = z.object({ id: text, ...fitting, ...outcome })
export type PutterSessionOnWire = z.infer<typeof putterSession>

const strokeAngle = between(-45, 45)
const stroke = { face: strokeAngle, path: strokeAngle, startLine: strokeAngle, skid: between(0, 10), loft: strokeAngle }
const putt = z.object({ startLine: strokeAngle, skid: between(0, 10), distance: between(0, 50) })
const putter = z.object({ putterId: text, role, name: text, ...specification, stroke: z.object(stroke), putts: listOf(putt) })

/** `distance` of the putts in metres. */
export const putterDetail = z.object({
  ...{ id: text, ...fitting, note: maybe(text), customClub: maybe(customClubSummary), distance: between(0.5, 30) },
  putters: listOf(putter),
  targets: z.object({ face: maybe(range), path: maybe(range), startLine: maybe(range), skid: maybe(range), loft: maybe(range) }),
})
export type PutterDetailOnWire = z.infer<typeof putterDetail>

const usage = z.object({ code: text, amount: money })
const item = z.object({
  ...{ id: text, name: text, specification: z._default(z.array(text), []), quantity: between(0, 999), price: money },
  setInformation: maybe(text),
})
const tax = z.object({ label: text, amount: money, included: z.boolean() })
const set = z.object({ setInformation: text, name: text, total: money, deposit: money, tax: maybe(tax) })

/** Without sets, the deposit is paid at the centre. Totals include tax. `paid`: the deposit that was charged. */
const cart = z.object({
  ...{ total: money, deposit: money, rest: money, tax: maybe(tax), paid: maybe(money) },
  ...{ maskId: text, storeId: z.int(), sets: z.array(set), selectedSet: maybe(text), state: z.enum(clubOrderStates) },
  ...{ orderId: maybe(z.int()), orderNumber: maybe(text) },
})

/** `rest`: what is paid when the clubs are collected. Steps of the workshop are in their order. */
export const customClub = z.object({
  ...{ id: text, storeCode: text, status: z.string(), customClubItems: z.array(item) },
  cart,
  ...{ giftCodeUsage: z._default(z.array(usage), []), couponCodeUsage: z._default(z.array(usage), []) },
  steps: z._default(listOf(z.object({ step: z.string(), at: maybe(instant), done: z.boolean() })), []),
})
export type CustomClubOnWire = z.infer<typeof customClub>
