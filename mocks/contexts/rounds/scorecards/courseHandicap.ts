import type { World } from '../../../world/World.ts'
import type { RoundRow } from '../roundData.ts'
import { holesOfRound } from '../rounds/holesOfRound.ts'

/** Players with a handicap index; the club works it out from their differentials. */
const indexes: Readonly<Record<string, number>> = { 'player-hana': 18.6, 'player-jonah': 14.2 }

/** For the tees and the holes of a round; nine holes have half of both. */
export function courseHandicapOf(world: World, round: RoundRow): number | undefined {
  const index = indexes[world.players.get(round.playerId).id]
  if (index === undefined) return undefined
  const holes = holesOfRound(round)
  const par = holes.reduce((sum, hole) => sum + hole.par, 0)
  const share = holes.length / 18
  return Math.round((index * share * round.teeBox.slope) / 113 + round.teeBox.rating * share - par)
}
