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
