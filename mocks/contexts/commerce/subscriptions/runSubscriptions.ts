import { storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { addOrder } from '../orders/addOrder.ts'
import type { SubscriptionRow } from './data.ts'

const mostAttempts = 3
const daysBetweenAttempts = 3

export const agents = { customer: -1, shop: 0 } as const

/** What the shop has done since its subscriptions were last looked at: paid, failed, ended. */
export async function runSubscriptions(world: World): Promise<void> {
  for (const { id } of world.subscriptions.list()) {
    while (isDue(world, world.subscriptions.get(id))) await run(world, world.subscriptions.get(id))
  }
}

function isDue(world: World, { status, nextRun }: SubscriptionRow): boolean {
  if (status !== 'active' && status !== 'payment_failed') return false
  return nextRun !== undefined && Temporal.Instant.compare(nextRun, world.now()) <= 0
}

async function run(world: World, row: SubscriptionRow): Promise<void> {
  const at = row.nextRun ?? world.now().toString()
  if (row.cardFails) await fail(world, row, at)
  else await pay(world, row, at)
}

/** Three attempts, three days apart; then the subscription lapses. */
async function fail(world: World, row: SubscriptionRow, at: string): Promise<void> {
  const attempts = row.attempts + 1
  const isLast = attempts >= mostAttempts
  await replace(world, {
    ...row,
    attempts,
    status: isLast ? 'canceled' : 'payment_failed',
    nextRun: isLast ? undefined : laterBy(row, at, { days: daysBetweenAttempts }),
    logs: logged(world, row, {
      at,
      status: 'payment_failed',
      agent: agents.shop,
      description: `Payment ${attempts} of ${mostAttempts} failed`,
    }),
  })
  if (isLast)
    await addLog(world, row.id, { at, status: 'canceled', agent: agents.shop, description: 'Canceled after three failed payments' })
}

async function pay(world: World, row: SubscriptionRow, at: string): Promise<void> {
  const runs = row.runs + 1
  const isComplete = row.length > 0 && runs >= row.length
  const orderNumber = await ordered(world, row, at)
  await replace(world, {
    ...row,
    ...{ runs, attempts: 0, lastRun: at, status: isComplete ? 'complete' : 'active' },
    nextRun: isComplete ? undefined : laterBy(row, at, { [`${row.every.unit}s`]: row.every.count }),
    logs: logged(world, row, { at, status: 'active', agent: agents.shop, orderNumber, description: 'Payment received' }),
  })
  if (isComplete) await addLog(world, row.id, { at, status: 'complete', agent: agents.shop, description: 'All payments are made' })
}

async function ordered(world: World, { playerId, store: code, sku, quantity, amount, tax, card, name }: SubscriptionRow, at: string) {
  const store = storeNamed(code)
  if (!store) return undefined
  const price = Math.round((store.taxIncluded ? amount : amount - tax) / quantity)
  const paid = { name: 'Credit Card', type: 'authnetcim', ...(card && { card: { ...card, name: card.owner } }) }
  const items = [{ sku, quantity, price, gone: { name, cents: 0, kind: 'virtual' as const }, invoiced: quantity }]
  const { number } = await addOrder(world, store, { playerId, items, placedAt: at, status: 'complete', payment: paid })
  return number
}

type Log = Omit<SubscriptionRow['logs'][number], 'id'>

export async function addLog(world: World, id: string, log: Log): Promise<void> {
  const row = world.subscriptions.get(id)
  await replace(world, { ...row, logs: logged(world, row, log) })
}

function logged(world: World, { logs }: SubscriptionRow, log: Log): SubscriptionRow['logs'] {
  return [...logs, { id: world.nextNumber(), ...log }]
}

/** Counted in the store's days and months. */
export function laterBy({ store }: Pick<SubscriptionRow, 'store'>, at: string, duration: Temporal.DurationLike): string {
  const zone = storeNamed(store)?.timezone ?? 'UTC'
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).add(duration).toInstant().toString()
}

/** Without what the row had before. */
export async function replace(world: World, row: SubscriptionRow): Promise<void> {
  world.subscriptions.remove(row.id)
  await world.subscriptions.add(row)
}
