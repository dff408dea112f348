import { taxOf } from '../cart/calculateTotals.ts'
import { chosenValues, listed } from '../cart/goods.ts'
import { productBySku } from '../catalogue/index.ts'
import type { Plan } from '../catalogue/product.ts'
import type { CheckoutRow } from '../checkout/data.ts'
import type { CustomerOrderRow, OrderItemRow } from '../orders/data.ts'
import type { Customer } from '../resolvers/resolver.ts'
import type { SubscriptionRow } from './data.ts'
import { agents, laterBy } from './runSubscriptions.ts'

/** Each plan of an order is a subscription from then on; the order was its first payment. */
export async function startSubscriptions(customer: Customer, order: CustomerOrderRow, { payment }: CheckoutRow): Promise<void> {
  const { world, store } = customer
  const { playerId } = order
  if (store.shop !== 'club' || playerId === undefined) return
  for (const item of order.items) {
    const plan = planOf(customer, item)
    if (plan) await world.subscriptions.add(subscriptionFrom(customer, { ...order, playerId }, item, { plan, cardType: payment?.cardType }))
  }
}

export function planOf({ world }: Customer, { sku, parentSku, options }: OrderItemRow): Plan | undefined {
  const product = productBySku(world, parentSku ?? sku)
  return product && chosenValues(product, { options }).find(({ plan }) => plan)?.plan
}

type OwnOrder = CustomerOrderRow & { readonly playerId: string }

interface Chosen {
  readonly plan: Plan
  readonly cardType: string | undefined
}

function subscriptionFrom({ world, store }: Customer, order: OwnOrder, item: OrderItemRow, { plan, cardType }: Chosen): SubscriptionRow {
  const { playerId, number, placedAt, billingAddress: billing, shippingAddress: shipping, payment } = order
  const { sku, parentSku, name, quantity } = item
  const isShipped = productBySku(world, parentSku ?? sku)?.kind !== 'virtual'
  const subtotal = listed(store, plan.installmentPrice) * quantity
  const tax = taxOf(subtotal, { ...store, taxRate: order.taxRate ?? store.taxRate })
  const isComplete = plan.length === 1
  const status = isComplete ? 'complete' : 'active'
  const log = { at: placedAt, agent: agents.customer, status, orderNumber: number, description: 'Subscribed' }
  return {
    ...{ id: `${world.nextNumber()}`, playerId, store: store.code, sku, name, quantity, status },
    ...{ every: plan.every, length: plan.length, runs: 1, attempts: 0, cardFails: false, createdAt: placedAt, lastRun: placedAt },
    ...(!isComplete && { nextRun: laterBy({ store: store.code }, placedAt, { [`${plan.every.unit}s`]: plan.every.count }) }),
    ...{ amount: store.taxIncluded ? subtotal : subtotal + tax, tax },
    ...(billing && { billing }),
    ...(isShipped && { shipping: shipping ?? billing }),
    ...(payment.card && { card: { ...cardOf(payment.card), type: cardType ?? payment.card.type } }),
    logs: [{ id: world.nextNumber(), ...log }],
  }
}

function cardOf({ last4, month, year, name: owner }: NonNullable<CustomerOrderRow['payment']['card']>) {
  return { last4, month, year, owner }
}
