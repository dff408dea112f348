import type { ClubAction } from '../../world/ClubAction.ts'
import { everywhere, say } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'
import { rewardActions } from './bucks/rewardActions.ts'
import { cartOf, changeCart, itemsOf, ownCart, putInto } from './cart/carts.ts'
import { productBySku } from './catalogue/index.ts'
import type { Product } from './catalogue/product.ts'
import { confirm } from './checkout/confirmation.ts'
import { wedgesOf } from './deposits/clubSets.ts'
import { depositActions } from './deposits/depositActions.ts'
import { fittingActions } from './fitting/fittingActions.ts'
import { gearActions } from './gear/gearActions.ts'
import type { CustomerOrderRow, OrderItemRow } from './orders/data.ts'
import { subscriptionActions } from './subscriptions/subscriptionActions.ts'

export async function shipOrder(world: World, id: string): Promise<void> {
  const order = world.customerOrders.get(id)
  const number = world.nextNumber()
  const items = toShip(order)
  const parcel = {
    ...{ id: number, number: `${order.number}-${order.shipments.length + 1}` },
    items: items.map((item) => ({ id: item.id, name: item.name, quantity: item.quantity - item.shipped })),
    tracking: [{ carrier: 'pinewood', title: 'Pinewood Parcel', number: `PW${order.number}${order.shipments.length + 1}` }],
    deliveredAt: world.now().add({ hours: 48 }).toString(),
  }
  const shipped = await world.customerOrders.change(id, {
    status: 'complete',
    shipments: [...order.shipments, parcel],
    items: order.items.map((item) => (items.includes(item) ? { ...item, shipped: item.quantity } : item)),
  })
  await confirm(world, shipped, 'shipment')
  if (order.playerId === undefined) return
  await notify(world, order.playerId, {
    sourceId: id,
    title: say('Your order is on its way', 'Votre commande est en route', 'ご注文を発送しました', '您的订单已发货'),
    message: everywhere(`${order.number}, Pinewood Parcel`),
    link: `/shop/orders/${order.number}`,
  })
}

export async function refundOrder(world: World, id: string): Promise<void> {
  const refunded = await world.customerOrders.change(id, { status: 'closed' })
  await confirm(world, refunded, 'refund')
  if (refunded.playerId === undefined) return
  await notify(world, refunded.playerId, {
    sourceId: id,
    title: say('Your order was refunded', 'Votre commande a été remboursée', 'ご注文を返金しました', '您的订单已退款'),
    message: everywhere(refunded.number),
    link: `/shop/orders/${refunded.number}`,
  })
}

/** Whichever card it is; the payment after that succeeds. */
export async function declineNextCard(world: World, playerId: string): Promise<void> {
  await changeCart(world, await cartOf(world, playerId), { nextCardDeclined: true })
}

export async function setStock(world: World, sku: string, quantity: number): Promise<void> {
  for (const { sku: id, stock } of quantityOf(world, sku)) {
    world.stockTaken.remove(id)
    await world.stockTaken.add({ id, taken: stock - quantity })
  }
}

export async function turnFittedClubsIntoCart(world: World, playerId: string): Promise<void> {
  const cart = await cartOf(world, playerId)
  await changeCart(world, cart, { clubSet: 'irons', customClub: 'CC000000012' })
  if (itemsOf(world, cart).length === 0) await putInto(world, cart, wedgesOf(1))
}

export async function setPrice(world: World, sku: string, price: number): Promise<void> {
  for (const { sku: id } of quantityOf(world, sku)) {
    world.pricesChanged.remove(id)
    await world.pricesChanged.add({ id, price })
  }
}

function quantityOf(world: World, sku: string): readonly Product[] {
  const product = productBySku(world, sku)
  if (!product) throw new Error(`The shop has no ${sku}`)
  return product.kind === 'configurable' ? product.variants : [product]
}

function named({ id, number, items }: CustomerOrderRow) {
  return { id, name: `${number}, ${items.map(({ name }) => name).join(', ')}` }
}

const shippable: readonly OrderItemRow['kind'][] = ['simple', 'configurable', 'bundle']

function toShip({ status, items }: CustomerOrderRow): readonly OrderItemRow[] {
  if (status !== 'pending' && status !== 'processing') return []
  return items.filter(({ kind, quantity, shipped }) => shippable.includes(kind) && shipped < quantity)
}

export const commerceActions: readonly ClubAction[] = [
  {
    id: 'commerce.ship-order',
    name: 'The shop ships an order',
    targets: (world, playerId) => world.customerOrders.list((order) => order.playerId === playerId && toShip(order).length > 0).map(named),
    run: shipOrder,
  },
  {
    id: 'commerce.refund-order',
    name: 'The shop refunds an order',
    targets: (world, playerId) =>
      world.customerOrders
        .list(({ playerId: own, status }) => own === playerId && (status === 'processing' || status === 'complete'))
        .map(named),
    run: refundOrder,
  },
  {
    id: 'commerce.decline-card',
    name: 'The bank declines the next card',
    targets: (world, playerId) => {
      const cart = ownCart(world, playerId)
      const isOpen = cart !== undefined && !cart.nextCardDeclined && itemsOf(world, cart).length > 0
      return isOpen ? [{ id: playerId, name: 'The cart that is open' }] : []
    },
    run: declineNextCard,
  },
  {
    id: 'commerce.sell-out',
    name: 'Something in the cart sells out',
    targets: (world, playerId) => {
      const cart = ownCart(world, playerId)
      const skus = new Set(cart ? itemsOf(world, cart).map(({ sku }) => sku) : [])
      return [...skus].flatMap((sku) => {
        const product = productBySku(world, sku)
        return product ? [{ id: sku, name: product.name.en }] : []
      })
    },
    run: (world, sku) => setStock(world, sku, 0),
  },
  {
    id: 'commerce.fitted-clubs-to-cart',
    name: 'The workshop turns fitted clubs into the cart',
    targets: (world, playerId) => {
      const cart = ownCart(world, playerId)
      return cart?.customClub === undefined ? [{ id: playerId, name: 'Fitted wedge, CC000000012' }] : []
    },
    run: turnFittedClubsIntoCart,
  },
  ...subscriptionActions,
  ...rewardActions,
  ...depositActions,
  ...gearActions,
  ...fittingActions,
]
