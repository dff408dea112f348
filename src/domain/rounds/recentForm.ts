import type { RoundCounts, RoundInHistory, Share } from './roundStatistics.ts'

/** How many rounds are recent. */
const mostRecent = 5

export interface RecentForm {
  readonly rounds: number
  readonly recent: RoundCounts
  /** Of all rounds in the twelve months up to the newest. */
  readonly year: RoundCounts
}

/** The last rounds against all of twelve months. Absent until these have more rounds than are recent. */
export function recentForm(rounds: readonly RoundInHistory[]): RecentForm | undefined {
  const newestFirst = rounds.toSorted((one, other) => Temporal.ZonedDateTime.compare(other.playedAt, one.playedAt))
  const begin = newestFirst[0]?.playedAt.subtract({ years: 1 })
  const year = newestFirst.filter(({ playedAt }) => begin && Temporal.ZonedDateTime.compare(playedAt, begin) > 0)
  if (year.length <= mostRecent) return undefined
  return { rounds: mostRecent, recent: countsOf(year.slice(0, mostRecent)), year: countsOf(year) }
}

/** Each hole weighs the same. */
function countsOf(rounds: readonly RoundCounts[]): RoundCounts {
  const sum = (value: (round: RoundCounts) => number) => rounds.reduce((total, round) => total + value(round), 0)
  const share = (shareOf: (round: RoundCounts) => Share) => ({
    count: sum((round) => shareOf(round).count),
    of: sum((round) => shareOf(round).of),
  })
  return {
    ...{ holes: sum(({ holes }) => holes), score: sum(({ score }) => score), par: sum(({ par }) => par) },
    ...{ putts: share(({ putts }) => putts), greens: share(({ greens }) => greens), scrambles: share(({ scrambles }) => scrambles) },
    ...{ upAndDowns: share(({ upAndDowns }) => upAndDowns), badThreePutts: share(({ badThreePutts }) => badThreePutts) },
    terribleTeeShots: share(({ terribleTeeShots }) => terribleTeeShots),
  }
}
