import * as z from 'zod/mini'
import type { LayoutBlock } from '#domain/shared/layout'
import { knownBlockType } from '../knownBlockType.ts'
import { answered, listOf } from './schemas.ts'

const text = z._default(z.string(), '')

export const layoutAnswer = answered(
  listOf(
    z.object({
      type: z.string(),
      title: z.string(),
      content: text,
      items: z._default(listOf(z.object({ id: text, label: z.string(), value: z.string(), note: text })), []),
      order: z.number(),
    }),
  ),
)

/** In order; types that this version doesn't know are left out. A block keeps its id when the club moves it. */
export function blocksInOrder({ data }: z.infer<typeof layoutAnswer>): readonly LayoutBlock[] {
  const counts = new Map<string, number>()
  return data
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ type: word, title, content, items }) => {
      const type = knownBlockType(word)
      if (!type) return []
      const count = (counts.get(type) ?? 0) + 1
      counts.set(type, count)
      return [{ id: `${type}-${count}`, type, title, content, items }]
    })
}
