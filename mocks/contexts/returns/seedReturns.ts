import { resolutions } from '../../world/returnResolutions.ts'
import type { World } from '../../world/World.ts'
import { addMessage, addReturn } from './addReturn.ts'
import { administrator } from './administrator.ts'
import { conditions } from './choices.ts'
import type { ItemStatus, ReturnRequestRow } from './data.ts'
import { statusIds } from './statuses.ts'
import { nameOf } from './wire.ts'

interface Past extends Partial<Pick<ReturnRequestRow, 'statusId' | 'hasLabel' | 'tracking'>> {
  readonly daysAgo: number
  readonly sku: string
  readonly reason: number
  /** Pending unless given. */
  readonly item?: ItemStatus
  readonly messages?: readonly (readonly ['customer' | 'manager' | 'system', string])[]
}

/** Hana has a return that is under way and one that was refunded, Bram one that Hana must never see. */
export async function seedReturns(world: World): Promise<void> {
  await world.returnSettings.add({ id: '1', enabled: true, chat: true, policy: true, contact: true, kilobytes: 2048 })
  await past(world, 'player-hana', {
    ...{ daysAgo: 150, sku: 'CH-TEES', reason: 10, statusId: statusIds.refunded, item: 'resolved' },
    messages: [
      ['system', 'We’ve received your request.'],
      ['manager', 'We are sorry about that. You have your money back.'],
    ],
  })
  await past(world, 'player-hana', {
    ...{ daysAgo: 5, sku: 'CH-STARTER', reason: 13, statusId: statusIds.approved, item: 'authorized', hasLabel: true },
    tracking: [{ id: 1, code: 'pinewood', number: 'PWR0000427', isCustomer: false }],
    messages: [
      ['system', 'We’ve received your request.'],
      ['customer', 'The bag is too tall for my daughter.'],
      ['manager', 'No problem. Print the label and hand the parcel in at any counter.'],
    ],
  })
  await past(world, 'player-bram', { daysAgo: 3, sku: 'SM-WEDGE', reason: 12, messages: [['customer', 'I bought the wrong loft.']] })
}

async function past(
  world: World,
  playerId: string,
  { daysAgo, sku, reason, item: status = 'pending', messages = [], ...told }: Past,
): Promise<void> {
  const at = world.now().subtract({ hours: 24 * daysAgo })
  const order = world.customerOrders
    .list((row) => row.playerId === playerId && Temporal.Instant.compare(row.placedAt, at) < 0)
    .toReversed()
    .find(({ items }) => items.some((item) => item.sku === sku && item.shipped > 0))
  const item = order?.items.find((each) => each.sku === sku)
  if (!order || !item) throw new Error(`${playerId} has no ${sku}`)
  const row = await addReturn(
    world,
    {
      ...{ playerId, orderId: order.id, fields: [], note: '', files: [] },
      items: [
        {
          ...{ id: world.nextNumber(), orderItemId: item.id, quantity: 1, name: item.name, urlKey: item.urlKey, reasonId: reason },
          ...{ conditionId: conditions[0]?.id ?? 0, resolutionId: resolutions[1]?.id ?? 0, status },
        },
      ],
    },
    at,
  )
  const modifiedAt = at.add({ hours: messages.length }).toString()
  await world.returnRequests.change(row.id, { ...told, modifiedAt })
  for (const [index, [from, text]] of messages.entries()) {
    const name = { customer: nameOf(world, playerId), manager: administrator, system: 'Clubhouse' }[from]
    await addMessage(world, { requestId: row.id, text, from, name }, at.add({ hours: index }))
  }
}
