/** `onGIR` is the type at the start. */
export const trackingTypes = ['onGIR', 'scrambling', 'ntg', 'badThreePutts', 'tts'] as const
export type TrackingType = (typeof trackingTypes)[number]

export const playModes = ['course', 'simulator'] as const
export type PlayMode = (typeof playModes)[number]

/** What a player counts in a round. */
export interface TrackedEntry {
  readonly date: Temporal.PlainDate
  readonly courseName: string
  /** Of the list of courses; absent where the player wrote the name. */
  readonly courseId: string | undefined
  readonly mode: PlayMode
  readonly holes: number
  /** All strokes. */
  readonly score: number
  readonly greensInRegulation: number
  readonly nearTheGreen: number
  /** Holes without a green in regulation that were played in par or better. */
  readonly scrambles: number
  readonly badThreePutts: number
  readonly terribleTeeShots: number
}

export interface TrackedRound extends TrackedEntry {
  readonly id: number
}

/** How often something happened, out of how many. */
export interface Ratio {
  readonly count: number
  readonly of: number
}

type Counted = Pick<TrackedEntry, 'holes' | 'greensInRegulation' | 'nearTheGreen' | 'scrambles' | 'badThreePutts' | 'terribleTeeShots'>

const ratios: Readonly<Record<TrackingType, (entry: Counted) => Ratio>> = {
  onGIR: ({ greensInRegulation, holes }) => ({ count: greensInRegulation, of: holes }),
  scrambling: (entry) => ({ count: entry.scrambles, of: greensMissed(entry) }),
  ntg: (entry) => ({ count: entry.nearTheGreen, of: greensMissed(entry) }),
  badThreePutts: ({ badThreePutts, holes }) => ({ count: badThreePutts, of: holes }),
  tts: ({ terribleTeeShots, holes }) => ({ count: terribleTeeShots, of: holes }),
}

export function greensMissed({ holes, greensInRegulation }: Pick<TrackedEntry, 'holes' | 'greensInRegulation'>): number {
  return holes - greensInRegulation
}

export function ratioOf(entry: Counted, type: TrackingType): Ratio {
  return ratios[type](entry)
}

/** The mistakes count per eighteen holes, the others in percent. */
export function isPerRound(type: TrackingType): boolean {
  return type === 'badThreePutts' || type === 'tts'
}

/** In percent, or per eighteen holes with one decimal. Undefined where there was no chance. */
export function statisticOf({ count, of }: Ratio, type: TrackingType): number | undefined {
  if (of === 0) return undefined
  return isPerRound(type) ? Math.round((count / of) * 180) / 10 : Math.round((count / of) * 100)
}

/** All rounds weigh as much as they have chances. */
export function totalOf(rounds: readonly TrackedEntry[], type: TrackingType): Ratio {
  const each = rounds.map((round) => ratioOf(round, type))
  return { count: sum(each.map(({ count }) => count)), of: sum(each.map(({ of }) => of)) }
}

export interface TrackedFigures extends Ratio {
  readonly rounds: number
}

/** What an average is made of. */
export function trackedFigures(rounds: readonly TrackedEntry[], type: TrackingType): TrackedFigures {
  return { ...totalOf(rounds, type), rounds: rounds.length }
}

export interface TrackedPoint {
  readonly round: TrackedRound
  readonly value: number
}

/** Oldest first, as a chart shows them; rounds without a chance have no value. */
export function trackedOverTime(rounds: readonly TrackedRound[], type: TrackingType): readonly TrackedPoint[] {
  return newestFirst(rounds)
    .toReversed()
    .flatMap((round) => {
      const value = statisticOf(ratioOf(round, type), type)
      return value === undefined ? [] : [{ round, value }]
    })
}

export function newestFirst(rounds: readonly TrackedRound[]): readonly TrackedRound[] {
  return rounds.toSorted((one, other) => Temporal.PlainDate.compare(other.date, one.date) || other.id - one.id)
}

/** The round that a write has added: with these numbers, and unknown before. */
export function addedRound(rounds: readonly TrackedRound[], known: readonly TrackedRound[], entry: TrackedEntry): TrackedRound | undefined {
  return rounds.find((round) => !known.some(({ id }) => id === round.id) && isSameEntry(round, entry))
}

const comparedFields = [
  ...(['courseName', 'courseId', 'mode', 'holes', 'score'] as const),
  ...(['greensInRegulation', 'nearTheGreen', 'scrambles', 'badThreePutts', 'terribleTeeShots'] as const),
] as const satisfies readonly (keyof TrackedEntry)[]

function isSameEntry(one: TrackedEntry, other: TrackedEntry): boolean {
  return one.date.equals(other.date) && comparedFields.every((field) => one[field] === other[field])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
