import type { ClubAction } from '../../../world/ClubAction.ts'
import type { World } from '../../../world/World.ts'
import type { SubscriptionRow } from './data.ts'
import { addLog, agents, replace, runSubscriptions } from './runSubscriptions.ts'

/** The next payment is due now, and the bank declines it. */
export async function failCard(world: World, id: string): Promise<void> {
  await replace(world, { ...world.subscriptions.get(id), cardFails: true, nextRun: world.now().toString() })
  await runSubscriptions(world)
}

async function completeSubscription(world: World, id: string): Promise<void> {
  const { nextRun: _, ...row } = world.subscriptions.get(id)
  await replace(world, { ...row, status: 'complete', length: row.runs })
  await addLog(world, id, { at: world.now().toString(), status: 'complete', agent: agents.shop, description: 'All payments are made' })
}

function targets(statuses: readonly string[]) {
  return (world: World, playerId: string) =>
    world.subscriptions.list((row) => row.playerId === playerId && statuses.includes(row.status)).map(named)
}

function named({ id, name, status }: SubscriptionRow) {
  return { id, name: `${name}, ${status}` }
}

export const subscriptionActions: readonly ClubAction[] = [
  {
    id: 'commerce.subscription-card-fails',
    name: "A subscription's card fails",
    targets: targets(['active', 'payment_failed']),
    run: failCard,
  },
  {
    id: 'commerce.subscription-completes',
    name: 'A subscription completes',
    targets: targets(['active', 'paused', 'payment_failed']),
    run: completeSubscription,
  },
]
