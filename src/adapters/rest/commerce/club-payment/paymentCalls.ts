import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, code, maybe } from '../../schemas.ts'
import { money, text } from '../moneySchemas.ts'

/** Codes of our own: another payment is under way or this quote is paid; the total is another one now or the quote is replaced. */
export const invokeCodes = { 'under-way': 60_411, changed: 60_412 } as const

const method = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('card'), token: z.strictObject({ key: text, value: text }) }),
  z.strictObject({ kind: z.literal('instalments'), months: z.number() }),
  z.strictObject({ kind: z.literal('free') }),
])

/** A card is sent as its token only. A quote is paid once. */
export const paymentInvoke = call({
  id: 'commerce.payment-invoke',
  method: 'POST',
  path: '/api/payment/invoke',
  auth: 'player',
  kind: 'write',
  codes: Object.values(invokeCodes),
  body: z.strictObject({ purpose: z.enum(['renewal', 'gear']), quoteId: text, total: money, method }),
  answer: z.object({ code: z._default(code, 0), data: maybe(z.object({ requestId: text })) }),
})

export const paymentStatus = call({
  id: 'commerce.payment-status',
  method: 'GET',
  path: '/api/payment/status',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ requestId: text }),
  answer: answered(z.object({ status: z.enum(['pending', 'success', 'failed']) })),
})
