import { changed, type Payable, underWay } from '../club-payment/payable.ts'
import { type Customer, storeOf } from '../renewals/pricing.ts'
import { paymentOfGear, priceOfGear } from './gearPrice.ts'

export function payableGear({ world, playerId, region }: Customer, quoteId: string): Payable {
  const row = world.gearRecommendations.first((each) => each.quoteId === quoteId && each.playerId === playerId)
  if (!row) return changed
  if (paymentOfGear(world, row)) return underWay
  const store = storeOf(region)
  const { product, net, tax, total } = priceOfGear(world, store, row)
  return { kind: 'payable', store, total, gear: { recommendationId: row.id, store: store.code, name: product.name, net, tax, total } }
}
