import { priceIn, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { productBySku } from '../catalogue/index.ts'
import type { Product } from '../catalogue/product.ts'
import type { PaymentRow } from '../club-payment/data.ts'
import { isEffective, isPending } from '../club-payment/settlement.ts'
import type { GearRecommendationRow } from './data.ts'

export interface PricedGear {
  readonly product: Product
  readonly net: number
  readonly tax: number
  readonly total: number
}

/** `net` includes the tax in stores whose prices do. */
export function priceOfGear(world: World, store: Store, { sku, cents }: GearRecommendationRow): PricedGear {
  const product = productBySku(world, sku)
  if (!product) throw new Error(`The shop has no ${sku}`)
  const net = priceIn(store, cents ?? product.price)
  const tax = taxOf(net, store)
  return { product, net, tax, total: store.taxIncluded ? net : net + tax }
}

/** Pending or successful. */
export function paymentOfGear(world: World, { id }: GearRecommendationRow): PaymentRow | undefined {
  return world.payments.first((payment) => payment.gear?.recommendationId === id && isEffective(world, payment))
}

/** Undefined until it is paid. */
export function orderNumberOf(world: World, payment: PaymentRow | undefined): string | undefined {
  return payment && !isPending(world, payment) ? `GE${100_000 + Number(/\d+/.exec(payment.id)?.[0])}` : undefined
}
