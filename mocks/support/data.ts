import * as z from 'zod/mini'
import { localised } from '../languages.ts'

/** A block of the home page, in the order of its rows. */
export const homeBlock = z.object({
  id: z.string(),
  type: z.string(),
  title: localised,
  content: localised,
  items: z.array(z.object({ label: localised, value: localised })),
  order: z.number(),
})
export type HomeBlockRow = z.infer<typeof homeBlock>

/** As an address in Japan names it. */
export const prefecture = z.object({ id: z.string(), name: localised })
