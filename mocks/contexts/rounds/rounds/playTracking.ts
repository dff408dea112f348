import * as calls from '#adapters/rest/rounds/playTrackingCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import { fullName } from '../../../world/names.ts'
import { noSuchRound, notTheirRounds, ownRound, roundsOf } from './rounds.ts'
import { playedHolesOf, sumOf } from './wire.ts'

const mostPoints = 30

export const playTrackingHandlers: readonly Handler[] = [
  onPlayerCall(calls.playTracking, ({ world, player, query }) => {
    const round = ownRound(world, player, query.roundId)
    return round ? ok(round.points) : noSuchRound
  }),

  onPlayerCall(calls.savePoints, async ({ world, player, body: { roundId, hole, points } }) => {
    const round = ownRound(world, player, String(roundId))
    if (!round) return noSuchRound
    if (points.length > mostPoints) return refused(400, 400)
    const others = round.points.filter((each) => each.hole !== hole)
    await world.rounds.change(round.id, { points: [...others, { hole, points: [...points] }].toSorted((a, b) => a.hole - b.hole) })
    return ok({})
  }),

  onPlayerCall(calls.roundComments, ({ world, player, language, query }) => {
    const round = ownRound(world, player, query.roundId)
    if (!round) return noSuchRound
    return ok(
      round.comments.map(({ id, coachId, text, at }) => ({ id, author: fullName(world.coaches.get(coachId)), text: text[language], at })),
    )
  }),

  onPlayerCall(calls.playedHoles, ({ world, player, query }) => {
    if (query.playerId !== player.id) return notTheirRounds
    const holes = roundsOf(world, player.id).flatMap((round) => playedHolesOf(round).map((hole) => ({ ...hole, courseId: round.courseId })))
    const groups = Map.groupBy(holes, ({ courseId, hole }) => `${courseId} ${hole}`)
    return ok(
      [...groups.values()].flatMap((group) => {
        const [first] = group
        const average = Math.round((sumOf(group, ({ score }) => score) / group.length) * 10) / 10
        const best = Math.min(...group.map(({ score }) => score))
        return first ? [{ courseId: first.courseId, hole: first.hole, times: group.length, best, average }] : []
      }),
    )
  }),
]
