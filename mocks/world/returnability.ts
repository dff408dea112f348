import type { CustomerOrderRow, OrderItemRow } from '../contexts/commerce/orders/data.ts'
import { isCanceled } from '../contexts/returns/statuses.ts'
import type { World } from './World.ts'

/** After the delivery. */
const returnDays = 30
/** From the order to the delivery, where the shipment doesn't say. */
const usualDays = 3

const reasons = { returned: 0, tooLate: 1, refunded: 2, notShipped: 3, onSale: 4 } as const

interface Returnability {
  readonly available: number
  readonly reason: number | undefined
  /** Numbers of the requests that count. */
  readonly requests: readonly number[]
}

/** Undefined for files, which nobody sends back. */
export function returnabilityOf(world: World, order: CustomerOrderRow, item: OrderItemRow): Returnability | undefined {
  if (item.kind === 'downloadable') return undefined
  const requests = world.returnRequests.list(({ orderId, statusId }) => orderId === order.id && !isCanceled(statusId))
  const counted = requests.flatMap(({ id, items }) =>
    items.filter(({ orderItemId, status }) => orderItemId === item.id && status !== 'rejected').map(({ quantity }) => ({ id, quantity })),
  )
  const requested = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const free = order.status === 'closed' ? 0 : item.shipped - requested
  const reason = denialReason(world, order, item, { free, requested })
  return { available: reason === undefined ? free : 0, reason, requests: [...new Set(counted.map(({ id }) => Number(id)))] }
}

function denialReason(
  world: World,
  order: CustomerOrderRow,
  item: OrderItemRow,
  { free, requested }: { readonly free: number; readonly requested: number },
): number | undefined {
  if (item.shipped === 0) return reasons.notShipped
  if (free <= 0) return requested === 0 ? reasons.refunded : reasons.returned
  if (item.onSale) return reasons.onSale
  const until = deliveredAt(order, item).add({ hours: 24 * returnDays })
  return Temporal.Instant.compare(world.now(), until) > 0 ? reasons.tooLate : undefined
}

export function isReturnable(world: World, order: CustomerOrderRow): boolean {
  return (
    world.returnSettings.first(() => true)?.enabled === true &&
    order.items.some((item) => (returnabilityOf(world, order, item)?.available ?? 0) > 0)
  )
}

function deliveredAt({ shipments, placedAt }: CustomerOrderRow, { id }: OrderItemRow): Temporal.Instant {
  const told = shipments.find(({ items }) => items.some((each) => each.id === id))?.deliveredAt
  return told === undefined ? Temporal.Instant.from(placedAt).add({ hours: 24 * usualDays }) : Temporal.Instant.from(told)
}
