import type { Player } from '../../../http/handler.ts'
import { regions } from '../../../http/regions.ts'
import { type Language, say } from '../../../world/languages.ts'
import { fullName } from '../../../world/names.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { orderNumberOf, priceOfGear } from '../gear/gearPrice.ts'
import { storeOf } from '../renewals/pricing.ts'
import { priceIn, type Store, storeNamed } from '../stores.ts'

export type PurchaseKind = 'lessons' | 'practice' | 'membership' | 'shop' | 'gear' | 'renewal'

/** Amounts in minor units. Lines, tax (unless it is included) and total add up. */
export interface PaidPurchase {
  readonly requestId: string
  readonly kind: PurchaseKind
  readonly number: string
  readonly paidAt: string
  readonly studentName: string
  readonly store: Store
  readonly lines: readonly { readonly label: string; readonly minor: number }[]
  readonly tax: number
  readonly total: number
  readonly isHostile?: boolean | undefined
}

export const shippingLabel = say(
  'Shipping, Pinewood Parcel',
  'Livraison, Pinewood Parcel',
  '送料（Pinewood Parcel）',
  '运费（Pinewood Parcel）',
)

interface Buyer {
  readonly world: World
  readonly player: Player
  readonly language: Language
}

/** Newest first. */
export function purchasesOf(buyer: Buyer): readonly PaidPurchase[] {
  const all = [...atTheDesk(buyer), ...ofTheShop(buyer), ...renewed(buyer), ...gearOf(buyer)]
  return all.toSorted((one, other) => Temporal.Instant.compare(other.paidAt, one.paidAt))
}

function atTheDesk({ world, player, language }: Buyer): readonly PaidPurchase[] {
  const store = storeOf(player.region)
  return world.clubPurchases
    .list(({ playerId }) => playerId === player.id)
    .map(({ id: requestId, kind, number, paidAt, studentName = fullName(player), items, isHostile }) => {
      const lines = items.map(({ name, cents }) => ({ label: name[language], minor: priceIn(store, cents) }))
      return { requestId, kind, number, paidAt, studentName, store, lines, ...taxed(store, lines), isHostile }
    })
}

function ofTheShop({ world, player, language }: Buyer): readonly PaidPurchase[] {
  const paid = ['processing', 'complete', 'closed']
  return world.customerOrders
    .list(({ playerId, status }) => playerId === player.id && paid.includes(status))
    .map(({ number, placedAt, store: code, items, shipping, shippingTax, tax, discounts, giftCodes = 0 }) => {
      const store = storeNamed(code) ?? storeNamed(regions[player.region].store) ?? storeOf(player.region)
      const deductions = [...discounts, ...(giftCodes > 0 ? [{ label: 'Gift card', amount: giftCodes }] : [])]
      const lines = [
        ...items.map(({ name, price, quantity }) => ({ label: quantity > 1 ? `${name} × ${quantity}` : name, minor: price * quantity })),
        ...(shipping > 0 ? [{ label: shippingLabel[language], minor: shipping }] : []),
        ...deductions.map(({ label, amount }) => ({ label, minor: -amount })),
      ]
      const sum = lines.reduce((left, { minor }) => left + minor, 0)
      const allTax = tax + shippingTax
      const common = { requestId: `order-${number}`, kind: 'shop', number, paidAt: placedAt, studentName: fullName(player) } as const
      return { ...common, store, lines, tax: allTax, total: store.taxIncluded ? sum : sum + allTax }
    })
}

function renewed({ world, player }: Buyer): readonly PaidPurchase[] {
  return world.renewals
    .list(({ playerId }) => playerId === player.id)
    .map(({ id: number, quoteId }) => {
      const { lines, total, region } = world.renewalQuotes.get(quoteId)
      const payment = world.payments.first(({ renewalId }) => renewalId === number)
      const isTax = ({ kind }: { readonly kind: string }) => kind === 'tax' || kind === 'included-tax'
      return {
        ...{ requestId: payment?.id ?? number, kind: 'renewal', number, paidAt: payment?.settles ?? world.now().toString() },
        ...{ studentName: fullName(player), store: storeOf(region), total, lines: lines.filter((line) => !isTax(line)) },
        tax: lines.filter(isTax).reduce((sum, { minor }) => sum + minor, 0),
      } as const
    })
}

function gearOf({ world, player, language }: Buyer): readonly PaidPurchase[] {
  const store = storeOf(player.region)
  return world.payments
    .list(({ playerId, purpose, result }) => playerId === player.id && purpose === 'gear' && result === 'success')
    .flatMap((payment) => {
      const number = orderNumberOf(world, payment)
      const row = world.gearRecommendations.first(({ quoteId }) => quoteId === payment.quoteId)
      if (number === undefined || !row) return []
      const { product, net, tax, total } = priceOfGear(world, store, row)
      const lines = [{ label: product.name[language], minor: net }]
      const common = { requestId: payment.id, kind: 'gear', number, paidAt: payment.settles, studentName: fullName(player) } as const
      return [{ ...common, store, lines, tax, total }]
    })
}

function taxed(store: Store, lines: PaidPurchase['lines']) {
  const sum = lines.reduce((left, { minor }) => left + minor, 0)
  const tax = taxOf(sum, store)
  return { tax, total: store.taxIncluded ? sum : sum + tax }
}
