import * as z from 'zod/mini'
import type { LayoutBlock } from '#domain/support/layout'
import { answered, listOf } from '../schemas.ts'

export const layoutAnswer = answered(
  listOf(
    z.object({
      type: z.string(),
      title: z.string(),
      content: z._default(z.string(), ''),
      items: z._default(listOf(z.object({ label: z.string(), value: z.string() })), []),
      order: z.number(),
    }),
  ),
)

export function blocksInOrder({ data }: z.infer<typeof layoutAnswer>): readonly LayoutBlock[] {
  return data.toSorted((one, other) => one.order - other.order).map(({ type, title, content, items }) => ({ type, title, content, items }))
}
