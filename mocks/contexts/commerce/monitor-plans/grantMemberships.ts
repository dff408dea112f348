import { productBySku } from '../catalogue/index.ts'
import { personOf } from '../monitorCustomer.ts'
import type { CustomerOrderRow, OrderItemRow } from '../orders/data.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { priceIn } from '../stores.ts'

/** A membership that was bought waits for its launch monitor. */
export async function grantMemberships({ world, player, store }: Customer, { items }: CustomerOrderRow): Promise<void> {
  if (store.shop !== 'launch-monitor' || !player) return
  const { id: playerId } = personOf(world, player.id)
  const [createdAt, today] = [world.now().toString({ fractionalSecondDigits: 0 }), world.now().toZonedDateTimeISO('UTC').toPlainDate()]
  for (const item of items) {
    const { sku, name } = item
    const product = productBySku(world, sku)
    if (!product) continue
    const price = { price: priceIn(store, product.price), currency: store.currency }
    await world.devicePurchases.add({
      id: world.nextId('purchase'),
      playerId,
      name,
      createdAt,
      amount: price.price * item.quantity,
      currency: price.currency,
      status: 'paid',
    })
    if (product.kind !== 'virtual') continue
    await world.deviceMemberships.add({
      ...{ id: world.nextId('membership'), playerId, source: 'skytrak', name, sku, ...price },
      ...{ endsOn: today.add({ years: 1 }).toString(), renews: renews(item, product.id) },
    })
  }
}

/** By the second value of its duration. */
function renews({ options }: OrderItemRow, productId: number): boolean {
  return options.some(({ values }) => values.includes(`${productId * 100 + 2}`))
}
