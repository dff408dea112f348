import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, listOf, maybe } from '../../schemas.ts'
import { money, priceLines, text } from '../moneySchemas.ts'

/** `tax` in per cent; `requestId` of a payment that is pending or successful, `orderNumber` once it is paid. */
const gear = z.object({
  ...{ id: text, quoteId: text, name: text },
  description: maybe(text),
  reason: maybe(text),
  coachName: maybe(text),
  ...{ lines: priceLines, tax: z.number(), total: money },
  requestId: maybe(text),
  orderNumber: maybe(text),
})
export type GearOnWire = z.infer<typeof gear>

export const recommendedGear = call({
  id: 'commerce.recommended-gear',
  method: 'GET',
  path: '/api/gear/recommended',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(gear)),
})

/** Changes nothing. Gear without a picture is left out. */
export const gearImage = call({
  id: 'commerce.gear-image',
  method: 'POST',
  path: '/api/gear/image',
  auth: 'player',
  kind: 'read',
  body: z.strictObject({ ids: z.array(text).check(z.minLength(1)) }),
  answer: answered(listOf(z.object({ id: text, url: text }))),
})
