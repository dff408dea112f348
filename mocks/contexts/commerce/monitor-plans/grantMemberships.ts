import type { Store } from '../../../world/stores.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { listed } from '../cart/goods.ts'
import { productBySku } from '../catalogue/index.ts'
import type { Product } from '../catalogue/product.ts'
import { personOf } from '../monitorCustomer.ts'
import type { CustomerOrderRow, OrderItemRow } from '../orders/data.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { planOf } from '../subscriptions/startSubscriptions.ts'

/** Each membership that was bought waits for its launch monitor. What was paid is in the history, as it was charged. */
export async function grantMemberships(customer: Customer, order: CustomerOrderRow): Promise<void> {
  const { world, player, store } = customer
  if (store.shop !== 'launch-monitor' || !player) return
  const { id: playerId } = personOf(world, player.id)
  const { currency } = store
  const createdAt = world.now().toString({ fractionalSecondDigits: 0 })
  const amounts = paidFor(order, store)
  for (const [index, item] of order.items.entries()) {
    const { sku, name, quantity } = item
    const product = productBySku(world, sku)
    if (!product) continue
    const purchase = { id: world.nextId('purchase'), playerId, name, createdAt, amount: amounts[index] ?? 0, currency }
    await world.devicePurchases.add({ ...purchase, orderNumber: order.number, status: 'paid' })
    if (product.kind !== 'virtual') continue
    const membership = { ...termsOf(customer, order, item, product), playerId }
    for (let piece = 1; piece <= quantity; piece += 1) await world.deviceMemberships.add({ ...membership, id: world.nextId('membership') })
  }
}

/** One year; a plan renews until its last payment, at its price with tax. */
function termsOf(customer: Customer, { taxRate }: CustomerOrderRow, item: OrderItemRow, { price }: Product) {
  const { world, store } = customer
  const plan = planOf(customer, item)
  const net = listed(store, plan?.installmentPrice ?? price)
  const today = world.now().toZonedDateTimeISO(store.timezone).toPlainDate()
  return {
    ...({ source: 'skytrak' } as const),
    ...{ name: item.name, sku: item.sku, currency: store.currency },
    price: store.taxIncluded ? net : net + taxOf(net, { ...store, taxRate: taxRate ?? store.taxRate }),
    ...{ endsOn: today.add({ years: 1 }).toString(), renews: plan !== undefined && plan.length !== 1 },
    ...(plan && plan.length > 1 && { paymentsLeft: plan.length - 1 }),
  }
}

/** The total of an order by its items; shipping and what is left of rounding are the last one's. */
function paidFor(
  { items, subtotal, discounts, giftCodes = 0, shipping, shippingTax, tax }: CustomerOrderRow,
  store: Store,
): readonly number[] {
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal - discount - giftCodes + shipping + (store.taxIncluded ? 0 : tax + shippingTax)
  const ofGoods = subtotal - discount - giftCodes + (store.taxIncluded ? 0 : tax)
  const shares = items.slice(0, -1).map(({ price, quantity }) => (subtotal === 0 ? 0 : Math.round((ofGoods * price * quantity) / subtotal)))
  return [...shares, total - shares.reduce((sum, share) => sum + share, 0)]
}
