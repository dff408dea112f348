import type { Player } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { DeviceMembershipRow } from './data.ts'
import { todayOf } from './todayOf.ts'

/** What renews is paid for another year on each of its days that has passed, until the last payment; after a declined one it has ended. */
export async function payRenewals(world: World, player: Player): Promise<void> {
  const today = todayOf(world, player)
  for (const row of world.deviceMemberships.list((each) => each.playerId === player.id && each.renews)) await pay(world, row, today)
}

async function pay(
  world: World,
  { id, playerId, name, price = 12_900, currency = 'USD', paymentFails, ...row }: DeviceMembershipRow,
  today: Temporal.PlainDate,
): Promise<void> {
  let left = row.paymentsLeft
  let day = Temporal.PlainDate.from(row.endsOn ?? today)
  while (Temporal.PlainDate.compare(day, today) < 0) {
    const status = paymentFails ? 'failed' : 'paid'
    const payment = { playerId, name, createdAt: `${day}T09:00:00Z`, amount: price, currency, status } as const
    await world.devicePurchases.add({ id: world.nextId('purchase'), ...payment })
    if (paymentFails) {
      await world.deviceMemberships.change(id, { renews: false, paymentFails: false })
      return
    }
    day = day.add({ years: 1 })
    left = left === undefined ? undefined : left - 1
    const isLast = left === 0
    await world.deviceMemberships.change(id, { endsOn: day.toString(), paymentsLeft: left, ...(isLast && { renews: false }) })
    if (isLast) return
  }
}
