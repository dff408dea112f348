import * as z from 'zod/mini'
import { clubOrderStates } from '#domain/commerce/deposit/clubOrder'
import { call } from '../call.ts'
import { code, listOf, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** In units of the currency. */
export const money = z.object({ value: z.number().check(z.minimum(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })

const club = z.object({
  ...{ id: text, name: text, specification: z._default(z.array(text), []) },
  ...{ quantity: z.int().check(z.minimum(1)), setInformation: text },
})
const usage = z.object({ code: text, amount: money })

const set = z.object({ setInformation: text, name: text, total: money, deposit: money })

const cart = z.object({
  maskId: text,
  storeId: z.int(),
  sets: listOf(set),
  selectedSet: maybe(text),
  state: z.enum(clubOrderStates),
  orderId: maybe(z.int()),
  orderNumber: maybe(text),
})

/** `id`: its increment id, as in all calls of the deposit. */
const customClub = z.object({
  id: text,
  storeCode: text,
  customClubItems: listOf(club),
  cart,
  giftCodeUsage: listOf(usage),
  couponCodeUsage: listOf(usage),
})
export type CustomClubOnWire = z.infer<typeof customClub>

/** No such order; a code of our own. */
export const unknownCustomClub = 60_504

export const tecfitCustomClub = call({
  id: 'commerce.tecfit-custom-club',
  method: 'GET',
  path: '/api/v3/tecfit/custom-club',
  auth: 'player',
  kind: 'read',
  codes: [unknownCustomClub],
  query: z.strictObject({ id: text, storeCode: text }),
  answer: z.object({ code: z._default(code, 0), data: maybe(customClub) }),
})
