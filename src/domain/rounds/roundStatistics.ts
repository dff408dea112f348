import type { ParScores } from './scoring/byPar.ts'

export interface Share {
  readonly count: number
  readonly of: number
}

/** Score and par of all holes with a score; each share of the holes whose entries say enough. */
export interface RoundCounts {
  readonly holes: number
  readonly score: number
  readonly par: number
  /** `count` are the putts, `of` the holes where they were counted. */
  readonly putts: Share
  readonly greens: Share
  /** Missed greens that were saved: par or better. */
  readonly scrambles: Share
  /** Two strokes from near the green, whatever the score. */
  readonly upAndDowns: Share
  readonly badThreePutts: Share
  readonly terribleTeeShots: Share
}

/** What Play shows of the last round: only what was recorded. */
export function recordedIn(counts: RoundCounts): readonly ('putts' | 'greens' | 'upAndDowns')[] {
  return (['putts', 'greens', 'upAndDowns'] as const).filter((each) => counts[each].of > 0)
}

export interface StatisticsSummary extends RoundCounts {
  readonly rounds: number
}

/** A round in the statistics over time. */
export interface RoundInHistory extends RoundCounts {
  readonly roundId: number
  readonly courseName: string
  readonly playedAt: Temporal.ZonedDateTime
  readonly handicapIndex: number | undefined
}

/** How many holes ended so; eagles contain everything better, doubles everything worse. */
export const scoreKinds = ['eagles', 'birdies', 'pars', 'bogeys', 'doubles'] as const
export type ScoreDistribution = Readonly<Record<(typeof scoreKinds)[number], number>> & { readonly byPar: readonly ParScores[] }

/** What a chart can show over time. */
export const statistics = ['toPar', 'handicapIndex', 'putts', 'greens', 'scrambles', 'upAndDowns', 'badThreePutts', 'tee'] as const
export type Statistic = (typeof statistics)[number]

export const shares = ['greens', 'scrambles', 'upAndDowns'] as const satisfies readonly Statistic[]
export type ShareStatistic = (typeof shares)[number]

export function isShare(statistic: Statistic): statistic is ShareStatistic {
  return shares.some((share) => share === statistic)
}

/** Counted for 18 holes: a round of nine counts twice. */
export function isPer18(statistic: Statistic): boolean {
  return !isShare(statistic) && statistic !== 'handicapIndex'
}

type Measured = RoundCounts & { readonly handicapIndex?: number | undefined }

/** Shares in percent; everything else for every 18 holes, so that rounds of nine can be compared. Absent where nothing was counted. */
export function statisticValue(counts: Measured, statistic: Statistic): number | undefined {
  if (statistic === 'handicapIndex') return counts.handicapIndex
  const { count, of } = countedFor(counts, statistic)
  if (isShare(statistic)) return percent({ count, of })
  return of === 0 ? undefined : Math.round((count / of) * 180) / 10
}

export interface HistoryPoint {
  readonly round: RoundInHistory
  readonly value: number
}

/** Oldest first; rounds without a value are left out. */
export function history(rounds: readonly RoundInHistory[], statistic: Statistic): readonly HistoryPoint[] {
  return rounds
    .toSorted((one, other) => Temporal.ZonedDateTime.compare(one.playedAt, other.playedAt) || one.roundId - other.roundId)
    .flatMap((round) => {
      const value = statisticValue(round, statistic)
      return value === undefined ? [] : [{ round, value }]
    })
}

export type CountedStatistic = Exclude<Statistic, 'handicapIndex'>

/** What makes up a statistic, and of how much. */
export function countedFor(counts: RoundCounts, statistic: CountedStatistic): Share {
  if (statistic === 'toPar') return { count: counts.score - counts.par, of: counts.holes }
  return statistic === 'tee' ? counts.terribleTeeShots : counts[statistic]
}

function percent({ count, of }: Share): number | undefined {
  return of === 0 ? undefined : Math.round((count / of) * 100)
}
