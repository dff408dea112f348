import * as z from 'zod/mini'

/** Stands for a card in one payment; of the card nothing but its last digits, and whether it pays. */
export const cardTokenRow = z.object({ id: z.string(), last4: z.string(), month: z.string(), year: z.string(), pays: z.boolean() })

/** What a card's bank is being asked; of the card nothing but its last digits. */
export const bankCase = z.object({
  id: z.string(),
  subject: z.string(),
  last4: z.string(),
  callback: z.string(),
  asked: z.number(),
  decision: z.optional(z.enum(['confirmed', 'denied'])),
})
