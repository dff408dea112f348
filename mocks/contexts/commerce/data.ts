import * as z from 'zod/mini'

/** Contains no card data except the last digits and how the bank behaves. */
export const cardTokenRow = z.object({
  ...{ id: z.string(), last4: z.string(), month: z.string(), year: z.string(), holder: z.string() },
  ...{ authenticates: z.boolean(), pays: z.boolean() },
  /** Its bank doesn't confirm a payment. */
  isRefused: z.optional(z.boolean()),
})

export const savedCard = z.object({
  ...{ id: z.string(), playerId: z.string(), type: z.enum(['VI', 'MC', 'AE', 'JCB']), last4: z.string() },
  ...{ month: z.string(), year: z.string(), holder: z.string() },
})
export type SavedCardRow = z.infer<typeof savedCard>

/** Contains no card data except the last digits. */
export const bankCase = z.object({
  id: z.string(),
  subject: z.string(),
  last4: z.string(),
  callback: z.string(),
  amount: z.optional(z.string()),
  asked: z.number(),
  decision: z.optional(z.enum(['confirmed', 'denied'])),
})

export const bankWord = z.object({ id: z.string(), subject: z.string(), last4: z.string(), cavv: z.string() })

/** A gift card that is redeemed for a membership; its id is its code. */
export const membershipCard = z.object({
  id: z.string(),
  type: z.enum(['simulator', 'membership']),
  skuId: z.string(),
  name: z.string(),
  /** The last day on which it can be redeemed, as `2027-12-31`. */
  endsOn: z.string(),
  redeemed: z.boolean(),
})
