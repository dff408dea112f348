import { comparableText, wordsOf } from '../shared/comparableText.ts'
import type { LayoutBlock } from '../shared/layout.ts'

/** Only questions with all words of the query, in the question or its answer. Blocks without questions are about no query. */
export function questionsAbout(blocks: readonly LayoutBlock[], query: string): readonly LayoutBlock[] {
  const words = wordsOf(query)
  if (words.length === 0) return blocks
  return blocks.flatMap((block) => {
    if (block.type !== 'questions') return []
    const items = block.items.filter(({ label, value }) => {
      const text = comparableText(`${label} ${withoutTags(value)}`)
      return words.every((word) => text.includes(word))
    })
    return items.length > 0 ? [{ ...block, items }] : []
  })
}

export function countQuestions(blocks: readonly LayoutBlock[]): number {
  return blocks.reduce((sum, { type, items }) => sum + (type === 'questions' ? items.length : 0), 0)
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ')
}
