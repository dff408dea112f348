import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

/** A block of a page that is laid out, in the order of its rows. */
export const layoutBlock = z.object({
  id: z.string(),
  type: z.string(),
  title: localised,
  content: localised,
  items: z.array(z.object({ label: localised, value: localised })),
  order: z.number(),
})
export type LayoutBlockRow = z.infer<typeof layoutBlock>

/** As an address in Japan names it. */
export const prefecture = z.object({ id: z.string(), name: localised })
