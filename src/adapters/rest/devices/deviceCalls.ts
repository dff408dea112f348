import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, code, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))
const reason = z.enum(['lost', 'stolen'])
const done = answered(maybe(z.unknown()))
/** Already the player's, somebody else's, blocked, no serial number. */
const refusals = [50_301, 50_302, 50_303, 50_304]
const coded = z.object({ code })

/** `esn` is the serial number, `registeredOn` as `2025-06-01`. */
const device = z.object({
  deviceId: text,
  esn: text,
  model: maybe(text),
  firmware: maybe(text),
  registeredOn: maybe(plainDate),
  reported: maybe(reason),
  blocked: z._default(z.boolean(), false),
})
export type DeviceOnWire = z.infer<typeof device>

export const devices = call({
  id: 'devices.list',
  method: 'GET',
  path: '/api/skytrak/devices',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(device)),
})

/** The code drives the registration: see the domain's table. */
export const checkDevice = call({
  id: 'devices.check',
  method: 'GET',
  path: '/api/skytrak/device/check',
  auth: 'player',
  kind: 'read',
  codes: refusals,
  query: z.strictObject({ esn: text }),
  answer: coded,
})

/** Answers with the codes of the check. */
export const registerDevice = call({
  id: 'devices.register',
  method: 'POST',
  path: '/api/skytrak/device/register',
  auth: 'player',
  kind: 'write',
  codes: refusals,
  body: z.strictObject({ esn: text }),
  answer: coded,
})

/** To sell it, or to give it away. Also succeeds where it is no longer the player's. */
export const unregisterDevice = call({
  id: 'devices.unregister',
  method: 'POST',
  path: '/api/skytrak/device/unregister',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ deviceId: text }),
  answer: done,
})

export const reportDevice = call({
  id: 'devices.report',
  method: 'PUT',
  path: '/api/skytrak/device/report',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ deviceId: text, reason }),
  answer: done,
})
