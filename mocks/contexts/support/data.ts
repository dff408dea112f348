import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

const item = z.object({ id: z.optional(z.string()), label: localised, value: localised, note: z.optional(localised) })

export const layoutBlock = z.object({
  id: z.string(),
  type: z.string(),
  title: localised,
  content: localised,
  items: z.array(item),
  order: z.number(),
  /** Kept, but not sent. */
  isHidden: z.optional(z.boolean()),
})
export type LayoutBlockRow = z.infer<typeof layoutBlock>

/** Pages besides home and shop; blocks of `category` and `product` follow those that each has of its own. */
export const contentPages = ['about', 'cares', 'faq', 'agreement', 'category', 'product'] as const

export const contentBlock = z.extend(layoutBlock, { page: z.enum(contentPages) })
export type ContentBlockRow = z.infer<typeof contentBlock>

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
