import type { HoleAnswers, PlayedHole } from './card.ts'

type Answered = Pick<PlayedHole, 'par' | 'strokes'> & HoleAnswers

/** The last stroke of a hole is counted as a putt only if another one reached the green. */
export function mostPutts(strokes: number | undefined): number {
  return strokes === undefined ? 10 : strokes - 1
}

/** Undefined while strokes or putts are unknown. */
function reachedInRegulation({ par, strokes, putts }: Answered): boolean | undefined {
  return strokes === undefined || putts === undefined ? undefined : strokes - putts <= par - 2
}

/** What the other entries of a hole already say, whatever was answered. */
export function derivedAnswers(hole: Answered): HoleAnswers {
  const putts =
    hole.strokes !== undefined && (hole.strokes === 1 || (hole.putts ?? 0) > mostPutts(hole.strokes)) ? mostPutts(hole.strokes) : undefined
  const settled = { ...hole, ...(putts !== undefined && { putts }) }
  const reached = reachedInRegulation(settled)
  const isReached = reached ?? hole.greenInRegulation
  const isNear = isReached ? false : hole.nearTheGreen
  const isChance = isNear === false ? false : hole.upAndDownChance
  return {
    ...(putts !== undefined && { putts }),
    ...(reached !== undefined && { greenInRegulation: reached }),
    ...(isReached && { nearTheGreen: false }),
    ...(isNear === false && { upAndDownChance: false }),
    ...upAndDownOf(isChance, hole),
    ...(settled.putts !== undefined && settled.putts < 3 && { badThreePutt: false }),
  }
}

/** From near the green after two strokes less than par, two more make par at most. */
function upAndDownOf(isChance: boolean | undefined, { par, strokes }: Answered): HoleAnswers {
  if (isChance === false) return { upAndDown: false }
  return isChance && strokes !== undefined ? { upAndDown: strokes <= par } : {}
}

/** The entries of a hole without contradictions. */
export function withDerivedAnswers<H extends Answered>(hole: H): H {
  return { ...hole, ...derivedAnswers(hole) }
}
