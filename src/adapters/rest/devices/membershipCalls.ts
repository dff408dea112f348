import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `endsOn` as `2026-12-31`: the last day, or where it renews the day of the next payment. */
const membership = z.object({
  membershipId: text,
  source: z.enum(['simulation', 'legacy', 'skytrak']),
  name: text,
  deviceId: maybe(text),
  endsOn: maybe(plainDate),
  renews: z._default(z.boolean(), false),
})

export const memberships = call({
  id: 'devices.memberships',
  method: 'GET',
  path: '/api/skytrak/membership',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ source: z.literal('simulation,legacy,skytrak') }),
  answer: answered(listOf(membership)),
})
