import type { ClubAction } from '../../../world/ClubAction.ts'
import type { World } from '../../../world/World.ts'
import type { BoardPlayerRow } from './data.ts'
import { bestScore } from './leaderboards.ts'
import { betterOf, isPossible } from './measures.ts'
import { type ChallengeType, challengeTypes } from './types.ts'

interface Candidate {
  readonly row: BoardPlayerRow
  readonly value: number
}

/** Somebody who is not among the cast takes the lead of a type, by the least that counts. */
export async function takeLead(world: World, type: ChallengeType): Promise<void> {
  const candidates = world.boardPlayers.list().flatMap((row): Candidate[] => {
    const value = bestScore(world, row, type)
    return value === undefined ? [] : [{ row, value }]
  })
  const best = betterOf(
    type,
    candidates.map(({ value }) => value),
  )
  const rival = candidates.find(({ row, value }) => row.id.startsWith('board-') && value !== best)?.row
  if (best === undefined || !rival) throw new Error(`Nobody plays ${type}`)
  const step = type === 'closPinC' ? -0.1 : 1
  const value = Math.round((best + step) * 10) / 10
  await world.boardPlayers.change(rival.id, { best: { ...rival.best, [type]: isPossible(type, value) ? value : best } })
}

export const challengeActions: readonly ClubAction[] = [
  {
    id: 'rounds.score-arrives',
    name: "Another player's score arrives",
    targets: () => challengeTypes.map((type) => ({ id: type, name: type })),
    run: async (world, id) => {
      const type = challengeTypes.find((each) => each === id)
      if (type) await takeLead(world, type)
    },
  },
]
