import * as calls from '#adapters/rest/commerce/gear/gearCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import type { Language } from '../../../world/languages.ts'
import { fullName } from '../../../world/names.ts'
import { moneyOf, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { productBySku } from '../catalogue/index.ts'
import { mediaBeside } from '../mediaBeside.ts'
import { storeOf } from '../renewals/pricing.ts'
import type { GearRecommendationRow } from './data.ts'
import { orderNumberOf, paymentOfGear, priceOfGear } from './gearPrice.ts'

export const gearHandlers: readonly Handler[] = [
  onPlayerCall(calls.recommendedGear, ({ world, player, region, language }) => {
    const rows = world.gearRecommendations.list(({ playerId }) => playerId === player.id)
    return ok(rows.map((row) => onWire(row, { world, store: storeOf(region), language })))
  }),

  onPlayerCall(calls.gearImage, ({ world, player, url, body: { ids } }) => {
    const rows = ids.map((id) => world.gearRecommendations.first((row) => row.id === id && row.playerId === player.id))
    if (rows.some((row) => row === undefined)) return refused(404, 404, { message: 'There is no such gear' })
    const images = rows.flatMap((row) => {
      const picture = row && productBySku(world, row.sku)?.pictures[0]
      return row === undefined || picture === undefined ? [] : [{ id: row.id, url: `${mediaBeside(url)}/products/${picture}.svg` }]
    })
    return ok(images)
  }),
]

interface Shown {
  readonly world: World
  readonly store: Store
  readonly language: Language
}

function onWire(row: GearRecommendationRow, { world, store, language }: Shown) {
  const { id, quoteId, coachId, reason } = row
  const payment = paymentOfGear(world, row)
  const { product, ...current } = priceOfGear(world, store, row)
  const { net, tax, total } = payment?.gear ?? current
  const name = product.name[language]
  const taxed = { kind: store.taxIncluded ? 'included-tax' : 'tax', label: store.taxName, amount: moneyOf(store, tax) }
  return {
    ...{ id, quoteId, name, description: product.lead[language], reason: reason[language] },
    coachName: fullName(world.coaches.get(coachId)),
    lines: [{ kind: 'gear', label: name, amount: moneyOf(store, net) }, ...(tax > 0 ? [taxed] : [])],
    ...{ tax: Number((store.taxRate * 100).toFixed(3)), total: moneyOf(store, total) },
    ...{ requestId: payment?.id ?? null, orderNumber: orderNumberOf(world, payment) ?? null },
  }
}
