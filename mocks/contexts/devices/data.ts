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

const paying = z.object({ token: text, pays: z.boolean() })

export const deviceMembership = z.object({
  id: text,
  playerId: text,
  source: z.enum(['simulation', 'legacy', 'skytrak']),
  name: text,
  /** The plan in the launch monitor's shop. */
  sku: z.optional(text),
  /** Absent until it is active. */
  deviceId: z.optional(text),
  /** As `2026-12-31`; absent where it has no end. */
  endsOn: z.optional(text),
  renews: z.boolean(),
  /** The next payment is declined, and nothing renews it any more. */
  paymentFails: z.optional(z.boolean()),
  /** Of a year, with tax, in minor units of the currency of its store. */
  price: z.optional(z.int()),
  currency: z.optional(text),
  /** Pays what comes next; without one, the card of the last order does. */
  card: z.optional(paying),
  /** Replaced by the last card that was sent, and back again if that card is declined for an upgrade. */
  cardBefore: z.optional(z.object({ card: z.optional(paying), paymentFails: z.optional(z.boolean()) })),
  /** Payments that are left; absent where it renews without end. */
  paymentsLeft: z.optional(z.int()),
})
export type DeviceMembershipRow = z.infer<typeof deviceMembership>

export const devicePurchase = z.object({
  id: text,
  playerId: text,
  name: text,
  /** As `2026-05-01T12:00:00Z`. */
  createdAt: text,
  /** In minor units of the currency. */
  amount: z.int(),
  currency: text,
  status: z.enum(['paid', 'failed', 'refunded']),
  /** In the launch monitor's shop. */
  orderNumber: z.optional(text),
})
