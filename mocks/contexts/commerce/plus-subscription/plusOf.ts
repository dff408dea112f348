import { storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { productBySku } from '../catalogue/index.ts'
import type { CustomerOrderRow } from '../orders/data.ts'
import type { SubscriptionRow } from '../subscriptions/data.ts'
import { runSubscriptions } from '../subscriptions/runSubscriptions.ts'

/** The category of the plans. */
const plansCategory = 74

interface Plus {
  readonly name: string
  readonly until: Temporal.PlainDate
  readonly renews: boolean
}

/** The plan that lasts longest; undefined without one. */
export async function plusOf(world: World, playerId: string): Promise<Plus | undefined> {
  await runSubscriptions(world)
  const plans = world.subscriptions.list((row) => row.playerId === playerId && isPlan(world, row))
  const ofPlans = new Set(plans.flatMap(({ logs }) => logs.map(({ orderNumber }) => orderNumber)))
  const orders = world.customerOrders.list((order) => order.playerId === playerId && !ofPlans.has(order.number))
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  const good = [...orders.flatMap((order) => oneYear(world, order)), ...plans.map(subscribedPlan)].filter(
    ({ until }) => Temporal.PlainDate.compare(today, until) <= 0,
  )
  return good.sort((one, other) => Number(other.renews) - Number(one.renews) || Temporal.PlainDate.compare(other.until, one.until))[0]
}

function oneYear(world: World, { items, placedAt, status, store }: CustomerOrderRow): readonly Plus[] {
  if (status === 'closed' || status === 'canceled') return []
  return items
    .filter((item) => isPlan(world, item))
    .map(({ name }) => ({ name, until: dayOf(store, placedAt).add({ years: 1 }), renews: false }))
}

/** What was paid stays until the end of its year, whatever becomes of the subscription. */
function subscribedPlan({ name, status, nextRun, lastRun, createdAt, store, every }: SubscriptionRow): Plus {
  const renews = nextRun !== undefined && (status === 'active' || status === 'payment_failed')
  const until = renews ? dayOf(store, nextRun) : dayOf(store, lastRun ?? createdAt).add({ [`${every.unit}s`]: every.count })
  return { name, until, renews }
}

function isPlan(world: World, { sku }: { readonly sku: string }): boolean {
  return productBySku(world, sku)?.categoryIds.includes(plansCategory) === true
}

function dayOf(store: string, at: string): Temporal.PlainDate {
  return Temporal.Instant.from(at)
    .toZonedDateTimeISO(storeNamed(store)?.timezone ?? 'UTC')
    .toPlainDate()
}
