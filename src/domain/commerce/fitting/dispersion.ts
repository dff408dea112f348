import type { Metres } from '../../shared/distance.ts'
import type { Shot } from './fitting.ts'

/** An ellipse around about seven shots of ten. */
export interface Dispersion {
  readonly carry: Metres
  readonly offline: Metres
  /** Half of its length and of its width. */
  readonly along: Metres
  readonly across: Metres
}

/** In standard deviations: 72 per cent of a normal distribution in two dimensions. */
const reach = 1.6

/** Undefined for fewer than three shots. */
export function dispersionOf(shots: readonly Shot[]): Dispersion | undefined {
  if (shots.length < 3) return undefined
  const along = spreadOf(shots.map(({ carry }) => carry))
  const across = spreadOf(shots.map(({ offline }) => offline))
  return { carry: along.mean, offline: across.mean, along: reach * along.deviation, across: reach * across.deviation }
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = meanOf(values)
  return { mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
