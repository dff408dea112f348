import type { Ratio } from '../tracking.ts'
import { withDerivedAnswers } from './answers.ts'
import type { PlayedHole } from './card.ts'

/** Of the holes whose entries say enough. */
export interface CardStatistics {
  readonly greensInRegulation: Ratio
  /** Par or better where the green was missed. */
  readonly scrambling: Ratio
  readonly nearTheGreen: Ratio
  /** Up and down, of the chances near the green. */
  readonly upAndDown: Ratio
  readonly threePutts: Ratio
  readonly badThreePutts: Ratio
  readonly terribleTeeShots: Ratio
  readonly putts: number
}

export function statisticsOf(card: readonly PlayedHole[]): CardStatistics {
  const holes = card.map(withDerivedAnswers)
  const missed = holes.filter(({ greenInRegulation }) => greenInRegulation === false)
  return {
    greensInRegulation: ratioOf(holes, ({ greenInRegulation }) => greenInRegulation),
    scrambling: ratioOf(missed, isScrambled),
    nearTheGreen: ratioOf(missed, ({ nearTheGreen }) => nearTheGreen),
    upAndDown: ratioOf(
      holes.filter(({ upAndDownChance }) => upAndDownChance),
      ({ upAndDown }) => upAndDown,
    ),
    threePutts: ratioOf(holes, isThreePutt),
    badThreePutts: ratioOf(holes, ({ badThreePutt }) => badThreePutt),
    terribleTeeShots: ratioOf(holes, ({ terribleTeeShot }) => terribleTeeShot),
    putts: holes.reduce((sum, { putts }) => sum + (putts ?? 0), 0),
  }
}

/** Undefined where the green was hit, or strokes are missing. */
export function isScrambled({ par, strokes, greenInRegulation }: PlayedHole): boolean | undefined {
  return greenInRegulation !== false || strokes === undefined ? undefined : strokes <= par
}

export function isThreePutt({ putts }: Pick<PlayedHole, 'putts'>): boolean | undefined {
  return putts === undefined ? undefined : putts >= 3
}

function ratioOf(holes: readonly PlayedHole[], answer: (hole: PlayedHole) => boolean | undefined): Ratio {
  const answers = holes.map(answer).filter((each) => each !== undefined)
  return { count: answers.filter(Boolean).length, of: answers.length }
}
