import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, code, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `sku`: the plan in the launch monitor's shop. `endsOn` as `2026-12-31`: the last day, or where it renews the day of the next payment. `tax`: what the shop adds to its prices; a field of our own. */
const membership = z.object({
  membershipId: text,
  source: z.enum(['simulation', 'legacy', 'skytrak']),
  name: text,
  sku: maybe(text),
  deviceId: maybe(text),
  endsOn: maybe(plainDate),
  renews: z._default(z.boolean(), false),
  tax: maybe(z.object({ label: text, percent: z.number() })),
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

/** The body is open in the specification: `active` puts it on a launch monitor, `canceled` ends its renewal. 50311: in use on another launch monitor. */
export const membershipStatus = call({
  id: 'devices.membership-status',
  method: 'PUT',
  path: '/api/skytrak/membership/status',
  auth: 'player',
  kind: 'idempotent',
  codes: [50_311],
  body: z.discriminatedUnion('status', [
    z.strictObject({ membershipId: text, deviceId: text, status: z.literal('active') }),
    z.strictObject({ membershipId: text, status: z.literal('canceled') }),
  ]),
  answer: z.object({ code }),
})
