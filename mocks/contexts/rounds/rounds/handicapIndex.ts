import type { RoundRow } from '../roundData.ts'
import { holesOfRound } from './holesOfRound.ts'
import { playedHolesOf, sumOf } from './wire.ts'

/** World Handicap System: how many of the best differentials count, and what is subtracted, by how many there are. */
const counting: readonly (readonly [upTo: number, best: number, less: number])[] = [
  [3, 1, 2],
  [4, 1, 1],
  [5, 1, 0],
  [6, 2, 1],
  [8, 2, 0],
  [11, 3, 0],
  [14, 4, 0],
  [16, 5, 0],
  [18, 6, 0],
  [19, 7, 0],
  [20, 8, 0],
]

/** The player's index after each round, oldest first. Only complete rounds of 18 holes that follow the rules count. */
export function indexesAfter(rounds: readonly RoundRow[]): readonly (number | undefined)[] {
  const differentials: number[] = []
  return rounds.map((round) => {
    if (round.isCompliantMode && playedHolesOf(round).length === 18) differentials.push(differentialOf(round, indexOf(differentials)))
    return indexOf(differentials)
  })
}

export function indexOf(differentials: readonly number[]): number | undefined {
  const latest = differentials.slice(-20)
  const rule = latest.length < 3 ? undefined : counting.find(([upTo]) => latest.length <= upTo)
  if (!rule) return undefined
  const [, best, less] = rule
  const counted = latest.toSorted((one, other) => one - other).slice(0, best)
  return Math.min(54, tenths(sumOf(counted, (each) => each) / best - less))
}

/** A hole counts at most a net double bogey; par and five before there is an index. */
export function differentialOf(round: RoundRow, index: number | undefined): number {
  const { rating, slope } = round.teeBox
  const holes = holesOfRound(round)
  const par = sumOf(holes, (hole) => hole.par)
  const handicap = index === undefined ? undefined : Math.round((index * slope) / 113 + (rating - par))
  const most = (hole: { readonly par: number; readonly handicap: number }) =>
    hole.par + (handicap === undefined ? 5 : 2 + Math.floor(handicap / 18) + (hole.handicap <= ((handicap % 18) + 18) % 18 ? 1 : 0))
  const adjusted = sumOf(playedHolesOf(round), (hole) => Math.min(hole.score, most(hole)))
  return tenths((113 / slope) * (adjusted - rating))
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
