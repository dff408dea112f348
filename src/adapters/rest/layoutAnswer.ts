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

/** In order; types that this version doesn't know are left out. */
export function blocksInOrder({ data }: z.infer<typeof layoutAnswer>): readonly LayoutBlock[] {
  const ids = new Set<string>()
  return data
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ type: word, title, content, items, order }) => {
      const type = knownBlockType(word)
      if (!type) return []
      const plain = `${type}-${order}`
      const id = ids.has(plain) ? `${plain}-${ids.size}` : plain
      ids.add(id)
      return [{ id, type, title, content, items }]
    })
}
