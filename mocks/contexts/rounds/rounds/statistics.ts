import * as calls from '#adapters/rest/rounds/roundStatisticsCalls'
import { scoresByPar } from '#domain/rounds/scoring/byPar'
import { statisticsOf } from '#domain/rounds/scoring/statistics'
import { type Handler, ok, onPlayerCall } from '../../../http/handler.ts'
import type { RoundRow } from '../roundData.ts'
import { indexesAfter } from './handicapIndex.ts'
import { holesOfRound } from './holesOfRound.ts'
import { playedHole } from './playedHole.ts'
import { noSuchRound, notTheirRounds, ownRound, roundsOf } from './rounds.ts'
import { courseOf, endedHolesOf, playedHolesOf, sumOf } from './wire.ts'

export const statisticsHandlers: readonly Handler[] = [
  onPlayerCall(calls.statSummaryOfRound, ({ world, player, query }) => {
    if (query.playerId !== player.id) return notTheirRounds
    const round = ownRound(world, player, query.roundId)
    return round ? ok({ rounds: 1, ...countsOf([round]) }) : noSuchRound
  }),

  onPlayerCall(calls.statSummary, ({ world, player, query }) => {
    if (query.playerId !== player.id) return notTheirRounds
    const rounds = begunRounds(roundsOf(world, player.id))
    return ok({ rounds: rounds.length, ...countsOf(rounds) })
  }),

  onPlayerCall(calls.statHistory, ({ world, player, language, query }) => {
    if (query.playerId !== player.id) return notTheirRounds
    const rounds = roundsOf(world, player.id)
    const indexes = indexesAfter(rounds)
    return ok(
      rounds.flatMap((round, number) => {
        if (!isOver(round)) return []
        const { name, timeZone: timezone } = courseOf(round)
        const handicapIndex = indexes[number]
        return {
          ...{ roundId: Number(round.id), courseName: name[language], timezone, playedAt: round.playedAt, ...countsOf([round]) },
          ...(handicapIndex !== undefined && { handicapIndex }),
        }
      }),
    )
  }),

  onPlayerCall(calls.roundStats, ({ world, player, query }) => {
    if (query.playerId !== player.id) return notTheirRounds
    const holes = roundsOf(world, player.id).flatMap(playedHolesOf)
    const toPar = holes.map(({ score, par }) => score - par)
    const count = (is: (strokes: number) => boolean) => toPar.filter(is).length
    return ok({
      ...{
        eagles: count((strokes) => strokes <= -2),
        birdies: count((strokes) => strokes === -1),
        pars: count((strokes) => strokes === 0),
      },
      ...{ bogeys: count((strokes) => strokes === 1), doubles: count((strokes) => strokes >= 2) },
      byPar: scoresByPar(holes.map(playedHole)),
    })
  }),
]

function begunRounds(rounds: readonly RoundRow[]): readonly RoundRow[] {
  return rounds.filter((round) => endedHolesOf(round).length > 0)
}

function isOver(round: RoundRow): boolean {
  return endedHolesOf(round).length === holesOfRound(round).length
}

/** Each share is of the holes whose entries say enough. */
function countsOf(rounds: readonly RoundRow[]) {
  const holes = rounds.flatMap(playedHolesOf)
  const statistics = statisticsOf(rounds.flatMap(endedHolesOf).map(playedHole))
  const { greensInRegulation: greens, scrambling: scrambles, upAndDown: upAndDowns } = statistics
  const { putts, badThreePutts, terribleTeeShots } = statistics
  return {
    ...{ holes: holes.length, score: sumOf(holes, ({ score }) => score), par: sumOf(holes, ({ par }) => par) },
    ...{ putts, greens, scrambles, upAndDowns, badThreePutts, terribleTeeShots },
  }
}
