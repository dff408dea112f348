import type { World } from '../../../world/World.ts'
import { personOf } from '../monitorCustomer.ts'
import type { CustomerOrderRow } from '../orders/data.ts'

const lifetime = { hours: 24 * 365 }

export async function confirm(
  world: World,
  { number, playerId, email }: CustomerOrderRow,
  purpose: 'order' | 'shipment' | 'refund' = 'order',
): Promise<void> {
  const to = email ?? (playerId === undefined ? undefined : personOf(world, playerId).email)
  if (!to) return
  const now = world.now()
  await world.messages.add({
    ...{ id: world.nextId('message'), channel: 'email', to, purpose, code: number, at: now.toString() },
    ...{ expires: now.add(lifetime).toString(), void: false, link: playerId === undefined ? '/shop/find-order' : `/shop/orders/${number}` },
  })
}
