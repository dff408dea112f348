import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'

const text = z.string().check(z.minLength(1))

/** Bought at the desk or by phone: lessons and practice plans. Its id is the payment's. Amounts in US cents before tax. */
export const clubPurchase = z.object({
  ...{ id: text, playerId: text, number: text, paidAt: text },
  kind: z.enum(['lessons', 'practice', 'membership']),
  /** For whom, in a family; the player's own if omitted. */
  studentName: z.optional(text),
  items: z.array(z.object({ name: localised, cents: z.int() })),
  /** Somebody has written markup into its receipt that doesn't belong there. */
  isHostile: z.optional(z.boolean()),
})

/** To whom a receipt is made out; its id is the payment's. */
export const receipt = z.object({
  ...{ id: text, playerId: text, address: text, issuedAt: text },
  language: z.enum(['en', 'fr', 'ja', 'zh']),
})
