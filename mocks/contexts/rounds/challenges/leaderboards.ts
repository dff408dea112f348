import * as calls from '#adapters/rest/rounds/leaderboardCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import type { BoardPlayerRow } from './data.ts'
import { betterOf } from './measures.ts'
import type { ChallengeType } from './types.ts'

export const leaderboardHandlers: readonly Handler[] = [
  onPlayerCall(calls.centreLeaderboard, ({ world, player, query: { type, centerId } }) =>
    world.centres.find(centerId) ? ok(board(world, player.id, type, (row) => row.centreId === centerId)) : refused(404, 404),
  ),
  onPlayerCall(calls.coachLeaderboard, ({ world, player, query: { type, coachId } }) =>
    world.coaches.find(coachId) ? ok(board(world, player.id, type, (row) => row.coachId === coachId)) : refused(404, 404),
  ),
  onPlayerCall(calls.globalLeaderboard, ({ world, player, query: { type } }) => ok(board(world, player.id, type, () => true))),
]

/** All leaderboards come from one stored list. Players without a score are left out. */
function board(world: World, askedBy: string, type: ChallengeType, isShown: (row: BoardPlayerRow) => boolean) {
  return world.boardPlayers.list(isShown).flatMap((row) => {
    const value = bestScore(world, row, type)
    return value === undefined ? [] : [{ name: row.name, value, ...(row.id === askedBy && { own: true }) }]
  })
}

export function bestScore(world: World, { id, best }: BoardPlayerRow, type: ChallengeType): number | undefined {
  const own = world.playerScores.list((score) => score.playerId === id && score.type === type).map(({ value }) => value)
  const before = best[type]
  return betterOf(type, before === undefined ? own : [...own, before])
}
