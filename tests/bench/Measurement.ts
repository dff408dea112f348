import type { Sample } from './statistics.ts'

/** For the value itself, or for its ratio to the floor. */
export interface Goal {
  readonly of: 'product' | 'ratio'
  readonly is: 'at most' | 'at least' | 'exactly'
  readonly value: number
}

export interface Measurement {
  readonly what: string
  readonly unit: Unit
  readonly product: Sample
  readonly floor?: { readonly name: string; readonly sample: Sample } | undefined
  readonly goal?: Goal | undefined
  readonly note?: string | undefined
}

export type Unit = 'ms' | 's' | 'kB' | 'MB' | 'a second' | ''

export type Verdict = 'met' | 'missed' | 'noted'

export function ratioOf({ product, floor }: Pick<Measurement, 'product' | 'floor'>): number | undefined {
  return floor && floor.sample.median > 0 ? product.median / floor.sample.median : undefined
}

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
