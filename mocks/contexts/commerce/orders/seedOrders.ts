import { regions } from '../../../http/regions.ts'
import { storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { addOrder, type Ordered } from './addOrder.ts'
import type { CustomerOrderRow } from './data.ts'

const visa: CustomerOrderRow['payment'] = {
  ...{ name: 'Credit Card', type: 'authnetcim' },
  card: { last4: '4242', type: 'Visa', month: '08', year: '2028', name: 'Hana Lindqvist' },
}
const free: CustomerOrderRow['payment'] = { name: 'No Payment Information Required', type: 'free' }

const once = [{ id: 10_100, values: ['10101'] }]

const dozen: Ordered = { sku: 'FM-TOUR', quantity: 2, options: once }
const wedge: Ordered = { sku: 'SM-WEDGE', quantity: 1, options: [{ id: 20_203, values: ['20204'] }] }
const forMateo = {
  ...{ amount: 5000, recipientName: 'Mateo', recipientEmail: 'mateo@clubhouse.example', message: '' },
  ...{ senderName: 'Hana Sato', senderEmail: 'hana@clubhouse.example' },
}
const polo: Ordered = { sku: 'FE-POLO-NAVY-M', parentSku: 'FE-POLO', quantity: 1 }
const glove: Ordered = { sku: 'FE-GLOVE-LEFT-M', parentSku: 'FE-GLOVE', quantity: 2 }
const starter: Ordered = {
  ...{ sku: 'CH-STARTER', quantity: 1 },
  bundle: [
    { id: 6011, chosen: [{ id: 60_111, quantity: 1 }] },
    { id: 6012, chosen: [{ id: 60_121, quantity: 1 }] },
    {
      id: 6013,
      chosen: [
        { id: 60_131, quantity: 1 },
        { id: 60_132, quantity: 1 },
      ],
    },
  ],
}
const drills: Ordered = {
  ...{ sku: 'CH-DRILLS', quantity: 1, gone: { name: 'Twelve putting drills, to print', cents: 1200, kind: 'downloadable' } },
  links: [
    { uid: 'drills-letter', title: 'On US letter' },
    { uid: 'drills-a4', title: 'On A4' },
  ],
}

type Status = CustomerOrderRow['status']

const hanas: readonly (readonly [days: number, status: Status, items: readonly Ordered[]])[] = [
  [2, 'pending', [dozen, { sku: 'CH-FITTING', quantity: 1 }]],
  [9, 'processing', [starter, glove]],
  [24, 'complete', [drills, { sku: 'CH-TEES', quantity: 3 }, polo]],
  [51, 'complete', [wedge]],
  [80, 'closed', [{ sku: 'CH-TOWEL', quantity: 2 }]],
  [112, 'complete', [{ sku: 'CH-LESSON3', quantity: 1 }]],
  [139, 'canceled', [{ sku: 'KB-STAND-NAVY', parentSku: 'KB-STAND', quantity: 1 }]],
  [171, 'complete', [dozen, { sku: 'CH-TEES', quantity: 2 }]],
  [205, 'complete', [polo, glove]],
  [238, 'complete', [{ sku: 'CH-CARD', quantity: 1, cents: 5000, gift: forMateo }]],
  [290, 'complete', [{ sku: 'FM-RANGE', quantity: 1 }]],
  [344, 'complete', [dozen]],
]

const others: readonly (readonly [playerId: string, days: number, status: Status, items: readonly Ordered[]])[] = [
  ['player-wataru', 6, 'processing', [dozen, glove]],
  ['player-wataru', 66, 'complete', [starter]],
  ['player-odette', 15, 'complete', [{ sku: 'FM-RANGE', quantity: 2 }]],
  ['player-bram', 31, 'complete', [wedge, dozen]],
  ['player-jonah', 44, 'complete', [{ sku: 'CH-TEES', quantity: 4 }]],
]

export async function seedOrders(world: World): Promise<void> {
  const all = [...hanas.map(([days, status, items]) => ['player-hana', days, status, items] as const), ...others]
  for (const [playerId, days, status, items] of all.toSorted(([, one], [, other]) => other - one))
    await seedOrder(world, playerId, { days, status, items })
}

interface Past {
  readonly days: number
  readonly status: Status
  readonly items: readonly Ordered[]
}

const unshipped = ['CH-FITTING', 'CH-LESSON3', 'CH-DRILLS', 'CH-CARD']

export async function seedOrder(world: World, playerId: string, { days, status, items }: Past): Promise<void> {
  const { region } = world.players.get(playerId)
  const store = storeNamed(regions[region].store)
  if (!store) throw new Error(`There is no shop in ${region}`)
  const isShipped = status === 'complete' || status === 'closed'
  const goods = items.filter(({ sku }) => !unshipped.includes(sku))
  const order = await addOrder(world, store, {
    ...{
      playerId,
      status,
      payment: playerId === 'player-hana' ? visa : free,
      placedAt: world
        .now()
        .subtract({ hours: days * 24 })
        .toString(),
    },
    ...(goods.length > 0 && { shippingCents: 800 }),
    ...(days === 24 && { discounts: [{ label: 'CLUB10', amount: Math.round(700 * store.rate) }] }),
    items: items.map((item) => ({
      ...item,
      invoiced: status === 'pending' || status === 'canceled' ? 0 : item.quantity,
      shipped: (isShipped || item.sku === 'CH-STARTER') && !unshipped.includes(item.sku) ? item.quantity : 0,
    })),
  })
  const sent = order.items.filter(({ shipped }) => shipped > 0)
  if (sent.length > 0) await world.customerOrders.change(order.id, { shipments: [shipmentOf(order, sent)] })
}

function shipmentOf({ id, number }: CustomerOrderRow, sent: CustomerOrderRow['items']): CustomerOrderRow['shipments'][number] {
  return {
    ...{ id: Number(id), number: `S${number.slice(1)}` },
    items: sent.map((item) => ({ id: item.id, name: item.name, quantity: item.shipped })),
    tracking: [{ carrier: 'pinewood', title: 'Pinewood Parcel', number: `PW${number}7` }],
  }
}
