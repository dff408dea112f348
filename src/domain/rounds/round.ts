import type { Course, Hole } from './course.ts'
import { isBackHole } from './scoring/nines.ts'

export const roundModes = ['casual', 'competition', 'practice'] as const
export type RoundMode = (typeof roundModes)[number]

/** How many holes, and whether a round begins with the lower of its nines. */
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
  /** Also those that were picked up. */
  readonly holesPlayed: number
  readonly holesPickedUp: number
  /** Strokes and par of the holes with a score. */
  readonly score: number
  readonly par: number
}

export interface RoundTee {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly players: 'men' | 'women'
  /** Absent where nobody has rated the tees: such rounds count for no handicap. */
  readonly rating: number | undefined
  readonly slope: number | undefined
}

export interface RoundHole {
  readonly number: number
  readonly par: number
  readonly strokeIndex: number | undefined
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

/** Strokes over par on the holes with a score; absent before the first. */
export function toPar({ score, par }: Pick<RoundSummary, 'score' | 'par'>): number | undefined {
  return score === 0 ? undefined : score - par
}

export function isComplete({ holes, holesPlayed }: Pick<RoundSummary, 'holes' | 'holesPlayed'>): boolean {
  return holesPlayed >= holes
}

/** Its card can be filled in. */
export function hasBegun({ playedAt }: Pick<RoundSummary, 'playedAt'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(playedAt.toInstant(), now) <= 0
}

/** In the order of play: from the second nine where a round begins with the back. */
export function inOrderOfPlay<T extends Pick<Hole, 'number'>>(all: readonly T[], { start }: Pick<HolesToPlay, 'start'>): readonly T[] {
  if (start === 'front') return all
  return [...all.filter((hole) => isBackHole(hole, all)), ...all.filter((hole) => !isBackHole(hole, all))]
}

export function newestFirst(rounds: readonly RoundSummary[]): readonly RoundSummary[] {
  return rounds.toSorted((one, other) => other.playedAt.epochMilliseconds - one.playedAt.epochMilliseconds || other.id - one.id)
}

export const roundOrders = ['newest', 'best'] as const
export type RoundOrder = (typeof roundOrders)[number]

/** Complete rounds of 18 holes first, then of nine, then the others; each with the fewest strokes over par first. */
export function bestFirst(rounds: readonly RoundSummary[]): readonly RoundSummary[] {
  const lengthOf = (round: RoundSummary) => (isComplete(round) ? round.holes : 0)
  const overPar = (round: RoundSummary) => toPar(round) ?? Number.POSITIVE_INFINITY
  const compared = (one: RoundSummary, other: RoundSummary) => lengthOf(other) - lengthOf(one) || overPar(one) - overPar(other)
  return newestFirst(rounds).toSorted(compared)
}

export type PlayedCourse = Pick<Course, 'id' | 'name'>

/** Each course once, by name. */
export function coursesOf(rounds: readonly RoundSummary[]): readonly PlayedCourse[] {
  const names = new Map(rounds.map(({ courseId, courseName }) => [courseId, courseName]))
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name))
}

/** `start` is not compared: an answer may lack it. */
export type ComparedRound = Pick<NewRound, 'course' | 'playedAt' | 'mode' | 'isCompliant' | 'holes' | 'tee'>

/** The one that was not there before and is like this one. */
export function addedRound(
  rounds: readonly RoundSummary[],
  known: readonly RoundSummary[],
  { course, playedAt, tee, ...played }: ComparedRound,
): RoundSummary | undefined {
  const before = new Set(known.map(({ id }) => id))
  return rounds.find(
    (round) =>
      !before.has(round.id) &&
      round.courseId === course.id &&
      round.playedAt.epochMilliseconds === playedAt.epochMilliseconds &&
      round.tee.id === tee.id &&
      (['mode', 'isCompliant', 'holes'] as const).every((name) => round[name] === played[name]),
  )
}

/** By day, such as `2026-05-14`. */
export function roundsByDay(rounds: readonly RoundSummary[]): ReadonlyMap<string, readonly RoundSummary[]> {
  return Map.groupBy(rounds, ({ playedAt }) => playedAt.toPlainDate().toString())
}
