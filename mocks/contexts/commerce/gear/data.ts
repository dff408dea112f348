import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'

const text = z.string().check(z.minLength(1))

/** What a coach recommends, at one price: another price is another quote. */
export const gearRecommendation = z.object({
  ...{ id: text, playerId: text, coachId: text, sku: text, quoteId: text, reason: localised },
  /** In US cents; the shop's price if omitted. */
  cents: z.optional(z.int()),
})
export type GearRecommendationRow = Readonly<z.infer<typeof gearRecommendation>>
