import * as z from 'zod/mini'
import { orderAddress } from '../orders/data.ts'

const text = z.string().check(z.minLength(1))

const log = z.object({
  id: z.number(),
  at: text,
  agent: z.number(),
  status: text,
  orderNumber: z.optional(text),
  description: text,
})

const place = z.extend(orderAddress, { regionCode: z.optional(text), regionId: z.optional(z.number()) })
export type SubscriptionPlace = z.infer<typeof place>

/** Times are instants; amounts are in minor units of the store's currency. */
export const subscription = z.object({
  id: text,
  playerId: text,
  store: text,
  sku: text,
  name: text,
  quantity: z.number(),
  /** A value that the extension doesn't have is possible: other extensions add their own. */
  status: text,
  every: z.object({ count: z.number(), unit: z.enum(['day', 'week', 'month', 'year']) }),
  /** 0 for no end. */
  length: z.number(),
  runs: z.number(),
  /** Failed payments since the last one that succeeded. */
  attempts: z.number(),
  cardFails: z.boolean(),
  createdAt: text,
  lastRun: z.optional(text),
  nextRun: z.optional(text),
  amount: z.number(),
  tax: z.number(),
  billing: z.optional(place),
  shipping: z.optional(place),
  card: z.optional(z.object({ type: text, last4: text, month: text, year: text, owner: text })),
  logs: z.array(log),
})
export type SubscriptionRow = z.infer<typeof subscription>
