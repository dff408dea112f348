import type { Sample } from './statistics.ts'

/** What is to be reached: of the figure itself, or of its ratio to the floor beside it. */
export interface Goal {
  readonly of: 'product' | 'ratio'
  readonly is: 'at most' | 'at least' | 'exactly'
  readonly value: number
}

/** One figure of the product beside what the same machine does with next to nothing. */
export interface Measurement {
  readonly what: string
  readonly unit: Unit
  readonly product: Sample
  readonly floor?: { readonly name: string; readonly sample: Sample } | undefined
  readonly goal?: Goal | undefined
  /** What a reader must know to read it rightly. */
  readonly note?: string | undefined
}

export type Unit = 'ms' | 's' | 'kB' | 'MB' | 'a second' | ''

export type Verdict = 'met' | 'missed' | 'noted'

export function ratioOf({ product, floor }: Pick<Measurement, 'product' | 'floor'>): number | undefined {
  return floor && floor.sample.median > 0 ? product.median / floor.sample.median : undefined
}

/** `noted` where nothing is to be reached. */
export function verdictOf(line: Pick<Measurement, 'product' | 'floor' | 'goal'>): Verdict {
  const { goal } = line
  const value = goal?.of === 'ratio' ? ratioOf(line) : line.product.median
  if (!goal || value === undefined) return 'noted'
  return isReached(goal, value) ? 'met' : 'missed'
}

function isReached({ is, value: wanted }: Goal, value: number): boolean {
  if (is === 'at most') return value <= wanted
  return is === 'at least' ? value >= wanted : value === wanted
}
