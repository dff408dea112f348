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
