import type { ClubAction } from '../../../world/ClubAction.ts'
import type { World } from '../../../world/World.ts'
import { courseList } from '../courses/courseList.ts'
import { holesOfRound } from '../rounds/holesOfRound.ts'
import { saveHoles } from './handlers.ts'

/** By the hand of the player, on another device. */
export async function enterElsewhere(world: World, roundId: string, hole: number, score: number, putts?: number): Promise<void> {
  const round = world.rounds.get(roundId)
  const played = holesOfRound(round).find((each) => each.hole === hole)
  if (!played) throw new Error(`Round ${roundId} has no hole ${hole}`)
  const scorecardDetails = { ...played.scorecardDetails, ...(putts !== undefined && { putts }) }
  await saveHoles(world, round, [{ ...played, score, status: 'played', scorecardDetails }])
}

export const scorecardActions: readonly ClubAction[] = [
  {
    id: 'rounds.other-device',
    name: 'The player enters a score on another device',
    text: { label: 'Hole and score', sample: '8 5' },
    targets: (world, playerId) =>
      world.rounds
        .list((row) => row.playerId === playerId)
        .toReversed()
        .slice(0, 3)
        .map(({ id, courseId, playedAt }) => ({
          id,
          name: `${courseList.find((course) => course.id === courseId)?.name.en}, ${playedAt.slice(0, 10)}`,
        })),
    run: async (world, roundId, text) => {
      const [hole = 8, score = 5] = text.split(/\D+/).map(Number)
      await enterElsewhere(world, roundId, hole, score)
    },
  },
]
