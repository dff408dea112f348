import type { World } from '../../../world/World.ts'
import type { RoundRow } from '../roundData.ts'
import { courseHandicapFor, indexesAfter } from '../rounds/handicapIndex.ts'
import { roundsOf } from '../rounds/rounds.ts'

/** By the index that the player had before this round. */
export function courseHandicapOf(world: World, round: RoundRow): number | undefined {
  const all = roundsOf(world, round.playerId)
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === round.id),
  )
  return courseHandicapFor(round, indexesAfter(before).at(-1))
}
