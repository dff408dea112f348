import { comparableText, wordsOf } from '../shared/comparableText.ts'
import type { PersonName } from '../shared/personName.ts'

export const foundKinds = ['lesson', 'video', 'product', 'course', 'order'] as const

export type FoundKind = (typeof foundKinds)[number]

interface FoundThing {
  readonly id: string
  readonly name: string
  /** The address of its screen within the product. */
  readonly path: string
}

/** What a quick search finds apart from screens. */
export type Found =
  | (FoundThing & {
      readonly kind: 'lesson'
      readonly start: Temporal.Instant
      /** The centre's. */
      readonly timeZone: string
      readonly centreName: string
      readonly coach: PersonName | undefined
    })
  | (FoundThing & { readonly kind: 'video'; readonly seriesName: string })
  | (FoundThing & { readonly kind: 'product' })
  | (FoundThing & { readonly kind: 'course'; readonly city: string })
  /** `name`: its number. */
  | (FoundThing & { readonly kind: 'order'; readonly placedAt: Temporal.Instant; readonly items: readonly string[] })

/** Those that have all typed words in their texts: first those whose first text begins with one, then those with a word that does. */
export function bestMatches<Candidate>(
  typed: string,
  candidates: readonly Candidate[],
  textsOf: (candidate: Candidate) => readonly string[],
): readonly Candidate[] {
  const words = wordsOf(typed)
  const ranked = candidates.flatMap((candidate) => {
    const rank = rankOf(words, textsOf(candidate).map(comparableText))
    return rank === undefined ? [] : [{ candidate, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ candidate }) => candidate)
}

function rankOf(words: readonly string[], texts: readonly string[]): number | undefined {
  const all = texts.join(' ')
  if (!words.every((word) => all.includes(word))) return undefined
  if (words.some((word) => texts[0]?.startsWith(word))) return 0
  return words.some((word) => all.includes(` ${word}`)) ? 1 : 2
}
