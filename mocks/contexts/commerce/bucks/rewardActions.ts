import type { ClubAction } from '../../../world/ClubAction.ts'
import { priceIn } from '../../../world/stores.ts'
import { storeOf } from '../renewals/pricing.ts'
import { giveBuck } from './seedRewards.ts'

export const rewardActions: readonly ClubAction[] = [
  {
    id: 'commerce.give-buck',
    name: 'The club gives a buck',
    text: { label: 'What for', sample: 'Hole in one' },
    targets: (world, playerId) => world.players.list(({ id }) => id === playerId).map(({ id, firstName }) => ({ id, name: firstName })),
    run: (world, id, text) => {
      const store = storeOf(world.players.get(id).region)
      return giveBuck(world, id, { name: text.trim() || 'Hole in one', value: priceIn(store, 2500), currency: store.currency, days: 90 })
    },
  },
]
