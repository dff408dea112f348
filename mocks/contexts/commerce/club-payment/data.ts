import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'

const text = z.string().check(z.minLength(1))

/** Amounts in minor units of the store; `net` includes the tax in stores whose prices do. */
const soldGear = z.object({ recommendationId: text, store: text, name: localised, net: z.int(), tax: z.int(), total: z.int() })
export type SoldGear = Readonly<z.infer<typeof soldGear>>

/** Pending until `settles`. */
export const payment = z.object({
  ...{ id: text, playerId: text, purpose: z.enum(['renewal', 'gear']), quoteId: text },
  ...{ settles: text, result: z.enum(['success', 'failed']) },
  /** The gear that it pays, as it was sold. */
  gear: z.optional(soldGear),
  /** What it has renewed. */
  renewalId: z.optional(text),
})
export type PaymentRow = Readonly<z.infer<typeof payment>>
