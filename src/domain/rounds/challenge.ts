/** In the order in which they are shown. */
export const challengeTypes = ['driver', 'irons', 'longGame', 'shortGame', 'training', 'closPinC', 'longDrvC', 'targetC'] as const
export type ChallengeType = (typeof challengeTypes)[number]

/** A driver's challenge is the one that nobody has to choose. */
export const usualChallengeType: ChallengeType = 'driver'

export interface ChallengeSummary {
  readonly id: string
  readonly type: ChallengeType
  readonly name: string
  readonly lead: string
}

/** A way to swing at a station, with the key under which its scores are stored. */
export interface Swing {
  readonly id: string
  readonly name: string
  readonly typeScore: string
}

/** Where the ball is hit from, or how far. */
export interface Station {
  readonly id: string
  readonly name: string
  readonly swings: readonly Swing[]
}

export interface Challenge extends ChallengeSummary {
  /** Step by step. */
  readonly instructions: readonly string[]
  readonly stations: readonly Station[]
}

export interface ChallengeGroup {
  readonly type: ChallengeType
  readonly challenges: readonly ChallengeSummary[]
}

export function groupedByType(challenges: readonly ChallengeSummary[]): readonly ChallengeGroup[] {
  return challengeTypes
    .map((type) => ({ type, challenges: challenges.filter((challenge) => challenge.type === type) }))
    .filter((group) => group.challenges.length > 0)
}

export function challengeTypeIn(text: string | null | undefined): ChallengeType {
  return challengeTypes.find((type) => type === text) ?? usualChallengeType
}

/** Distances count long, closeness to the pin counts short, points count many. */
export type Measure = 'distance' | 'closeness' | 'points'

const measures: Readonly<Record<ChallengeType, Measure>> = {
  driver: 'distance',
  irons: 'points',
  longGame: 'points',
  shortGame: 'points',
  training: 'points',
  closPinC: 'closeness',
  longDrvC: 'distance',
  targetC: 'points',
}

export function measureOf(type: ChallengeType): Measure {
  return measures[type]
}

/** In metres and points: the values that a score can have. */
export const scoreLimits: Readonly<Record<Measure, { readonly least: number; readonly most: number }>> = {
  distance: { least: 1, most: 400 },
  closeness: { least: 0, most: 50 },
  points: { least: 0, most: 100 },
}

/** Sorts the best score first. */
export function compareScores(type: ChallengeType, one: number, other: number): number {
  return measureOf(type) === 'closeness' ? one - other : other - one
}
