import type { Ratio } from '../tracking.ts'
import { withDerivedAnswers } from './answers.ts'
import type { PlayedHole } from './card.ts'

/** Of the holes whose entries say enough. */
export interface CardStatistics {
  readonly greensInRegulation: Ratio
  /** Par or better where the green was missed. */
  readonly scrambling: Ratio
  /** Of the missed greens. */
  readonly nearTheGreen: Ratio
  /** Up and down, of the chances near the green. */
  readonly upAndDown: Ratio
  readonly badThreePutts: Ratio
  readonly terribleTeeShots: Ratio
  /** `count` are the putts, `of` the holes where they were counted. */
  readonly putts: Ratio
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
    badThreePutts: ratioOf(holes, ({ badThreePutt }) => badThreePutt),
    terribleTeeShots: ratioOf(holes, ({ terribleTeeShot }) => terribleTeeShot),
    putts: {
      count: holes.reduce((sum, { putts }) => sum + (putts ?? 0), 0),
      of: holes.filter(({ putts }) => putts !== undefined).length,
    },
  }
}

/** Of a missed green; undefined where strokes are missing. */
function isScrambled({ par, strokes }: PlayedHole): boolean | undefined {
  return strokes === undefined ? undefined : strokes <= par
}

function ratioOf(holes: readonly PlayedHole[], answer: (hole: PlayedHole) => boolean | undefined): Ratio {
  const answers = holes.map(answer).filter((each) => each !== undefined)
  return { count: answers.filter(Boolean).length, of: answers.length }
}
