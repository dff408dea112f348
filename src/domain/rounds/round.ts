import type { Course, Hole } from './course.ts'

export const roundModes = ['casual', 'competition', 'practice'] as const
export type RoundMode = (typeof roundModes)[number]

/** How many holes, and the nine that they begin with. */
export interface HolesToPlay {
  readonly holes: 9 | 18
  readonly start: 'front' | 'back'
}

export interface RoundSummary extends HolesToPlay {
  readonly id: number
  readonly courseId: string
  readonly courseName: string
  readonly city: string
  /** In the course's time zone. */
  readonly playedAt: Temporal.ZonedDateTime
  readonly mode: RoundMode
  /** By the Rules of Golf; only such rounds count for a handicap. */
  readonly isCompliant: boolean
  readonly tee: RoundTee
  readonly holesPlayed: number
  /** Strokes and par of the holes that were played. */
  readonly score: number
  readonly par: number
}

export interface RoundTee {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly players: 'men' | 'women'
  readonly rating: number
  readonly slope: number
}

export interface RoundHole {
  readonly number: number
  readonly par: number
  readonly strokeIndex: number
  /** Absent while the hole is open, and where the player picked up. */
  readonly score: number | undefined
  readonly putts: number | undefined
  readonly isPickedUp: boolean
}

export interface Round extends RoundSummary {
  readonly coachName: string | undefined
  /** By number. */
  readonly scorecard: readonly RoundHole[]
}

/** What a player wants to record. */
export const playSettingNames = [
  ...(['score', 'fourStats', 'putts', 'fairwayHit', 'fairwayBunkers', 'greensideBunkers'] as const),
  ...(['drivingDistance', 'pitches', 'chips', 'penalties', 'missedPutts', 'greenInReg'] as const),
] as const
export type PlaySettingName = (typeof playSettingNames)[number]
export type PlaySettings = Readonly<Record<PlaySettingName, boolean>>

export interface NewRound extends HolesToPlay {
  readonly course: Pick<Course, 'id' | 'name'>
  readonly playedAt: Temporal.Instant
  readonly mode: RoundMode
  readonly isCompliant: boolean
  readonly tee: RoundTee
  readonly settings: PlaySettings
  /** Those that will be played, by number. */
  readonly scorecard: readonly Hole[]
}

/** Strokes over par on the holes that were played; absent before the first. */
export function toPar({ score, par, holesPlayed }: Pick<RoundSummary, 'score' | 'par' | 'holesPlayed'>): number | undefined {
  return holesPlayed === 0 ? undefined : score - par
}

export function isComplete({ holes, holesPlayed }: Pick<RoundSummary, 'holes' | 'holesPlayed'>): boolean {
  return holesPlayed >= holes
}

/** By number, also where a round begins with the back nine. */
export function holesToPlay<T extends Pick<Hole, 'number'>>(all: readonly T[], { holes, start }: HolesToPlay): readonly T[] {
  if (holes === 18) return all
  return all.filter(({ number }) => (start === 'front' ? number <= 9 : number > 9))
}

/** In the order of play. */
export function inOrderOfPlay<T extends Pick<Hole, 'number'>>(all: readonly T[], { start }: Pick<HolesToPlay, 'start'>): readonly T[] {
  if (start === 'front') return all
  return [...all.filter(({ number }) => number > 9), ...all.filter(({ number }) => number <= 9)]
}

export function newestFirst(rounds: readonly RoundSummary[]): readonly RoundSummary[] {
  return rounds.toSorted((one, other) => other.playedAt.epochMilliseconds - one.playedAt.epochMilliseconds || other.id - one.id)
}

/** The one that was not there before, on the same course at the same time. */
export function addedRound(
  rounds: readonly RoundSummary[],
  known: readonly RoundSummary[],
  { course, playedAt }: Pick<NewRound, 'course' | 'playedAt'>,
): RoundSummary | undefined {
  const before = new Set(known.map(({ id }) => id))
  return rounds.find(
    (round) => !before.has(round.id) && round.courseId === course.id && round.playedAt.epochMilliseconds === playedAt.epochMilliseconds,
  )
}

/** By day, such as `2026-05-14`. */
export function roundsByDay(rounds: readonly RoundSummary[]): ReadonlyMap<string, readonly RoundSummary[]> {
  return Map.groupBy(rounds, ({ playedAt }) => playedAt.toPlainDate().toString())
}
