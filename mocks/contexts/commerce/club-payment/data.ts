import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Pending until `settles`. */
export const payment = z.object({
  ...{ id: text, playerId: text, purpose: z.enum(['renewal', 'gear']), quoteId: text },
  ...{ settles: text, result: z.enum(['success', 'failed']) },
  /** What it has renewed. */
  renewalId: z.optional(text),
})
export type PaymentRow = Readonly<z.infer<typeof payment>>
