import type { ClubAction } from '../../../world/ClubAction.ts'
import { everywhere, say } from '../../../world/languages.ts'
import { notify } from '../../../world/notify.ts'
import type { World } from '../../../world/World.ts'
import { type ClubOrderState, stateOf } from './clubOrders.ts'
import type { CustomClubRow } from './data.ts'

export async function withdrawClubs(world: World, id: string): Promise<void> {
  await world.customClubs.change(id, { withdrawn: true })
}

/** Of the next deposit. */
export async function providerDoes(world: World, id: string, provider: 'declines' | 'hangs'): Promise<void> {
  await world.customClubs.change(id, { provider })
}

export async function returnDeposit(world: World, id: string): Promise<void> {
  const { deposit, playerId } = world.customClubs.get(id)
  if (!deposit) throw new Error(`${id} has no deposit`)
  await world.customClubs.change(id, { deposit: { ...deposit, returned: true }, steps: [] })
  await notify(world, playerId, {
    sourceId: id,
    title: say('Your deposit was returned', 'Votre acompte a été remboursé', '内金を返金しました', '您的订金已退还'),
    message: everywhere(id),
    link: `/fitting/orders/${id}`,
  })
}

function targetsIn(...states: readonly ClubOrderState[]): ClubAction['targets'] {
  return (world, playerId) => {
    const isMeant = (order: CustomClubRow) => order.playerId === playerId && !order.withdrawn && states.includes(stateOf(world, order))
    return world.customClubs.list(isMeant).map(({ id }) => ({ id, name: `Custom-fit clubs, ${id}` }))
  }
}

export const depositActions: readonly ClubAction[] = [
  {
    id: 'commerce.withdraw-club-order',
    name: 'The workshop withdraws custom-fit clubs',
    targets: targetsIn('open'),
    run: withdrawClubs,
  },
  {
    id: 'commerce.decline-deposit',
    name: 'The provider declines the next deposit',
    targets: targetsIn('open', 'placed'),
    run: (world, id) => providerDoes(world, id, 'declines'),
  },
  {
    id: 'commerce.delay-deposit',
    name: 'The provider takes its time for the next deposit',
    targets: targetsIn('open', 'placed'),
    run: (world, id) => providerDoes(world, id, 'hangs'),
  },
  {
    id: 'commerce.return-deposit',
    name: 'The club returns a deposit',
    targets: targetsIn('taken'),
    run: returnDeposit,
  },
]
