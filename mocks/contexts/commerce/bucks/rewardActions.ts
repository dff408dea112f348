import type { ClubAction } from '../../../world/ClubAction.ts'
import { giveBuck } from './seedRewards.ts'

export const rewardActions: readonly ClubAction[] = [
  {
    id: 'commerce.give-buck',
    name: 'The club gives a buck',
    text: { label: 'What for', sample: 'Hole in one' },
    targets: (world, playerId) => world.players.list(({ id }) => id === playerId).map(({ id, firstName }) => ({ id, name: firstName })),
    run: (world, id, text) => giveBuck(world, id, { name: text.trim() || 'Hole in one', value: 2500, days: 90 }),
  },
]
