import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `amount` in minor units, `currency` as `USD`. `orderNumber`: of the launch monitor's shop; a field of our own. */
const purchase = z.object({
  purchaseId: text,
  name: text,
  createdAt: instant,
  amount: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  status: z.enum(['paid', 'failed', 'refunded']),
  orderNumber: maybe(text),
})

/** Filters are applied to the answer. */
export const purchases = call({
  id: 'devices.purchases',
  method: 'GET',
  path: '/api/skytrak/purchase',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(purchase)),
})
