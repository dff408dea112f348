import * as z from 'zod/mini'

/** Stands for a card in one payment; of the card nothing but its last digits, whether its bank wants to be asked, and whether it pays. */
export const cardTokenRow = z.object({
  ...{ id: z.string(), last4: z.string(), month: z.string(), year: z.string(), holder: z.string() },
  ...{ authenticates: z.boolean(), pays: z.boolean() },
})

/** A customer's card that the shop keeps for the next time: its id stands for it, and of the card itself there is what people know it by. */
export const savedCard = z.object({
  ...{ id: z.string(), playerId: z.string(), type: z.enum(['VI', 'MC', 'AE', 'JCB']), last4: z.string() },
  ...{ month: z.string(), year: z.string(), holder: z.string() },
})
export type SavedCardRow = z.infer<typeof savedCard>

/** What a card's bank is being asked; of the card nothing but its last digits. */
export const bankCase = z.object({
  id: z.string(),
  subject: z.string(),
  last4: z.string(),
  callback: z.string(),
  /** As the bank's page names it. */
  amount: z.optional(z.string()),
  asked: z.number(),
  decision: z.optional(z.enum(['confirmed', 'denied'])),
})

/** A bank's word that a card's holder pays: for one payment of this subject. */
export const bankWord = z.object({ id: z.string(), subject: z.string(), last4: z.string(), cavv: z.string() })
