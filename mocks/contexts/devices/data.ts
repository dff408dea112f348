import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Every device that was made, by its id; those without an owner are free. */
export const device = z.object({
  id: text,
  /** Two letters and eight digits. */
  esn: text,
  model: text,
  firmware: text,
  ownerId: z.optional(text),
  /** As `2025-06-01`. */
  registeredOn: z.optional(text),
  reported: z.optional(z.enum(['lost', 'stolen'])),
  blocked: z.boolean(),
})
export type DeviceRow = z.infer<typeof device>

export const deviceMembership = z.object({
  id: text,
  playerId: text,
  source: z.enum(['simulation', 'legacy', 'skytrak']),
  name: text,
  /** Absent until it is active. */
  deviceId: z.optional(text),
  /** As `2026-12-31`; absent where it has no end. */
  endsOn: z.optional(text),
  renews: z.boolean(),
})
export type DeviceMembershipRow = z.infer<typeof deviceMembership>
