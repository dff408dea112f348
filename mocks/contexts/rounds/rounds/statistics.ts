import * as calls from '#adapters/rest/rounds/roundStatisticsCalls'
import { type Handler, ok, onPlayerCall } from '../../../http/handler.ts'
import type { RoundRow } from '../roundData.ts'
import { indexesAfter } from './handicapIndex.ts'
import { noSuchRound, notTheirRounds, ownRound, roundsOf } from './rounds.ts'
import { courseOf, playedHolesOf, sumOf } from './wire.ts'

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
    const rounds = begunRounds(roundsOf(world, player.id))
    const indexes = indexesAfter(rounds)
    return ok(
      rounds.map((round, number) => {
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
    const toPar = roundsOf(world, player.id).flatMap((round) => playedHolesOf(round).map(({ score, par }) => score - par))
    const count = (is: (strokes: number) => boolean) => toPar.filter(is).length
    return ok({
      ...{
        eagles: count((strokes) => strokes <= -2),
        birdies: count((strokes) => strokes === -1),
        pars: count((strokes) => strokes === 0),
      },
      ...{ bogeys: count((strokes) => strokes === 1), doubles: count((strokes) => strokes >= 2) },
    })
  }),
]

function begunRounds(rounds: readonly RoundRow[]): readonly RoundRow[] {
  return rounds.filter((round) => playedHolesOf(round).length > 0)
}

/** A missed green is scrambled in par or better; an up-and-down begins near the green, whatever the score. */
function countsOf(rounds: readonly RoundRow[]) {
  const holes = rounds.flatMap(playedHolesOf)
  const greens = holes.filter(({ scorecardDetails }) => scorecardDetails.onGreenInRegulationQuest !== null)
  const missed = greens.filter(({ scorecardDetails }) => scorecardDetails.onGreenInRegulationQuest === false)
  const chances = holes.filter(({ scorecardDetails }) => scorecardDetails.scramblingPercentNtgChangesQuest === true)
  return {
    ...{ holes: holes.length, score: sumOf(holes, ({ score }) => score), par: sumOf(holes, ({ par }) => par) },
    putts: sumOf(holes, ({ scorecardDetails }) => scorecardDetails.putts ?? 0),
    greens: { count: greens.length - missed.length, of: greens.length },
    scrambles: { count: missed.filter(({ score, par }) => score <= par).length, of: missed.length },
    upAndDowns: {
      count: chances.filter(({ scorecardDetails }) => scorecardDetails.scramblingPercentNtgUpDownQuest === true).length,
      of: chances.length,
    },
    badThreePutts: holes.filter(({ scorecardDetails }) => scorecardDetails.badThreePuttsQuest === true).length,
    terribleTeeShots: holes.filter(({ scorecardDetails }) => scorecardDetails.terribleTeeShotsQuest === true).length,
  }
}
