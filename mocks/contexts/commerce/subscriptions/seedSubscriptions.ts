import { regions } from '../../../http/regions.ts'
import { priceIn, storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { productBySku } from '../catalogue/index.ts'
import { orderAddressOf } from '../orders/orderAddress.ts'
import type { SubscriptionRow } from './data.ts'
import { agents } from './runSubscriptions.ts'

export interface SeededSubscription extends Partial<Pick<SubscriptionRow, 'status' | 'length' | 'runs' | 'attempts' | 'cardFails'>> {
  readonly playerId: string
  readonly sku: string
  readonly every: SubscriptionRow['every']
  /** In US cents. */
  readonly cents: number
  /** How many days from now the next payment is; negative if it has passed. */
  readonly days?: number
  readonly card?: Partial<NonNullable<SubscriptionRow['card']>>
}

const monthly = { count: 1, unit: 'month' } as const
const quarterly = { count: 3, unit: 'month' } as const

const subscriptions: readonly SeededSubscription[] = [
  { playerId: 'player-hana', sku: 'FM-TOUR', every: monthly, cents: 2610, length: 12, runs: 7, days: 9 },
  { playerId: 'player-hana', sku: 'FM-RANGE', every: quarterly, cents: 4320, runs: 3, status: 'paused', days: 40 },
  { playerId: 'player-hana', sku: 'SM-GLOVE', every: monthly, cents: 1620, length: 6, runs: 6, status: 'complete' },
  {
    ...{ playerId: 'player-mateo', sku: 'FM-TOUR', every: monthly, cents: 2610, runs: 4, status: 'payment_failed', days: 2 },
    ...{ attempts: 1, cardFails: true, card: { last4: '0341', month: '03', year: '2026' } },
  },
]

export async function seedSubscriptions(world: World): Promise<void> {
  for (const each of subscriptions) await addSubscription(world, each)
}

export async function addSubscription(world: World, given: SeededSubscription): Promise<SubscriptionRow> {
  const { playerId, sku, every, cents, days, card, ...told } = given
  const { region, firstName, lastName } = world.players.get(playerId)
  const store = storeNamed(regions[region].store)
  const product = productBySku(world, sku)
  if (!store || !product) throw new Error(`The shop has no ${sku}`)
  const home = world.customerAddresses.first((row) => row.playerId === playerId && row.defaultShipping)
  const address = home && orderAddressOf(home, store)
  const listed = priceIn(store, cents)
  const tax = taxOf(listed, store)
  const createdAt = world
    .now()
    .subtract({ hours: 24 * 30 * ((told.runs ?? 0) + 1) })
    .toString()
  const status = told.status ?? 'active'
  return world.subscriptions.add({
    ...{ length: 0, runs: 0, attempts: 0, cardFails: false, ...told, status },
    ...{
      id: `${world.subscriptions.list().length + 1}`,
      playerId,
      store: store.code,
      sku,
      name: product.name[store.language],
      quantity: 1,
    },
    ...{ every, createdAt, amount: store.taxIncluded ? listed : listed + tax, tax },
    ...(days !== undefined && {
      nextRun: world
        .now()
        .add({ hours: 24 * days })
        .toString(),
    }),
    ...(address && { billing: address }),
    ...(address && product.kind !== 'virtual' && { shipping: address }),
    card: { type: 'VI', last4: '4242', month: '11', year: '2029', owner: `${firstName} ${lastName}`, ...card },
    logs: [
      { id: world.nextNumber(), at: createdAt, agent: agents.customer, status: 'active', description: 'Subscribed' },
      ...(status === 'active'
        ? []
        : [
            {
              id: world.nextNumber(),
              at: changedAt(world, days),
              agent: status === 'paused' ? agents.customer : agents.shop,
              status,
              description: `Changed to ${status}`,
            },
          ]),
    ],
  })
}

/** A payment that failed did so three days before the next attempt. */
function changedAt(world: World, days = 10): string {
  return world
    .now()
    .subtract({ hours: 24 * (days < 3 ? 3 - days : 10) })
    .toString()
}
