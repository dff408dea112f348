import type { ChallengeType } from './types.ts'

interface FakeMeasure {
  readonly least: number
  readonly most: number
  /** Closest to the pin is the only type where less is better. */
  readonly isLessBetter: boolean
}

const metres: FakeMeasure = { least: 1, most: 400, isLessBetter: false }
const points: FakeMeasure = { least: 0, most: 100, isLessBetter: false }
const toPin: FakeMeasure = { least: 0, most: 50, isLessBetter: true }

/** Written apart from the product's own table, so that they can differ. */
const measures: Readonly<Record<ChallengeType, FakeMeasure>> = {
  ...{ driver: metres, longDrvC: metres, closPinC: toPin },
  ...{ irons: points, longGame: points, shortGame: points, training: points, targetC: points },
}

export function isPossible(type: ChallengeType, value: number): boolean {
  const { least, most } = measures[type]
  return value >= least && value <= most
}

export function betterOf(type: ChallengeType, values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return measures[type].isLessBetter ? Math.min(...values) : Math.max(...values)
}
