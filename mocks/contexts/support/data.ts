import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

export const layoutBlock = z.object({
  id: z.string(),
  type: z.string(),
  title: localised,
  content: localised,
  items: z.array(z.object({ label: localised, value: localised })),
  order: z.number(),
})
export type LayoutBlockRow = z.infer<typeof layoutBlock>

export const prefecture = z.object({ id: z.string(), name: localised })

/** What reaches the club's staff, in the words of the wire. */
export const clubMail = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['contact', 'referral', 'ticket', 'survey']),
  playerId: z.optional(z.string()),
  from: z.string(),
  subject: z.string(),
  fields: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
  answer: z.optional(z.string()),
})
export type ClubMailRow = z.infer<typeof clubMail>
