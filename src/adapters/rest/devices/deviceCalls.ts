import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `esn` is the serial number, `registeredOn` as `2025-06-01`. */
const device = z.object({
  deviceId: text,
  esn: text,
  model: maybe(text),
  firmware: maybe(text),
  registeredOn: maybe(plainDate),
  reported: maybe(z.enum(['lost', 'stolen'])),
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
