import type { Metres } from '../shared/distance.ts'
import type { HolesToPlay } from './round.ts'
import { isOpenHole, type PlayedHole } from './scoring/card.ts'

/** What a card asks for. */
export const scorecardFlags = [
  ...(['score', 'fourStats', 'putts', 'fairwayHit', 'fairwayBunkers', 'greensideBunkers'] as const),
  ...(['drivingDistance', 'pitches', 'chips', 'penalties', 'missedPutts', 'greenInReg'] as const),
] as const
export type ScorecardFlag = (typeof scorecardFlags)[number]
export type ScorecardSettings = Readonly<Record<ScorecardFlag, boolean>>

export interface ScorecardHole extends PlayedHole {
  readonly id: number
  /** From the tees of this round; absent where it is unknown. */
  readonly length?: Metres | undefined
}

export interface Scorecard {
  readonly roundId: string
  readonly courseName: string
  /** Of the tees and holes of this round; absent for players without a handicap. */
  readonly courseHandicap?: number | undefined
  /** Absent on cards that an earlier version has kept. */
  readonly start?: HolesToPlay['start'] | undefined
  /** The club accepts no more changes. */
  readonly isClosed: boolean
  readonly settings: ScorecardSettings
  /** By number. */
  readonly holes: readonly ScorecardHole[]
}

/** In the order in which a card asks. */
const cardInputs = [
  ...([
    'strokes',
    'putts',
    'greenInRegulation',
    'nearTheGreen',
    'upAndDownChance',
    'upAndDown',
    'badThreePutt',
    'terribleTeeShot',
  ] as const),
] as const
export type CardInput = (typeof cardInputs)[number]

const inputsOf: Partial<Readonly<Record<ScorecardFlag, readonly CardInput[]>>> = {
  score: ['strokes'],
  putts: ['putts'],
  greenInReg: ['greenInRegulation'],
  fourStats: ['nearTheGreen', 'upAndDownChance', 'upAndDown', 'badThreePutt', 'terribleTeeShot'],
}

/** The other flags choose what is measured with each shot; a card has no field for it. */
export function hasInput(flag: ScorecardFlag): boolean {
  return flag in inputsOf
}

/** What the card asks for on each hole. */
export function inputsFor(settings: ScorecardSettings): readonly CardInput[] {
  const asked = scorecardFlags.filter((flag) => settings[flag]).flatMap((flag) => inputsOf[flag] ?? [])
  return cardInputs.filter((input) => asked.includes(input))
}

/** Of holes in the order of play: the first without a score after those played, also across the last; the first of a new or finished card. */
export function holeToPlay<H extends PlayedHole>(holes: readonly H[]): H | undefined {
  const after = holes.find((hole, index) => isOpenHole(hole) && !isOpenHole(holes.at(index - 1) ?? hole))
  return after ?? holes[0]
}
