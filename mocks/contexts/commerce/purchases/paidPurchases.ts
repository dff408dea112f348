import type { Player } from '../../../http/handler.ts'
import { regions } from '../../../http/regions.ts'
import { type Language, say } from '../../../world/languages.ts'
import { fullName } from '../../../world/names.ts'
import { priceIn, type Store, storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { depositOf, setIn, storeWith } from '../deposits/clubOrders.ts'
import { orderNumberOf } from '../gear/gearPrice.ts'
import type { PricedLine } from '../renewals/data.ts'
import { storeOf } from '../renewals/pricing.ts'

export type PurchaseKind = 'lessons' | 'practice' | 'membership' | 'shop' | 'gear' | 'renewal' | 'deposit'

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
  /** The total was paid back. */
  readonly isRefunded?: boolean | undefined
  readonly isHostile?: boolean | undefined
}

export const shippingLabel = say(
  'Shipping, Pinewood Parcel',
  'Livraison, Pinewood Parcel',
  '送料（Pinewood Parcel）',
  '运费（Pinewood Parcel）',
)

const coupon = say('Coupon', 'Code promo', 'クーポン', '优惠券')
const giftCode = say('Gift code', 'Code cadeau', 'ギフトコード', '礼品码')
const bucks = say('Bucks', 'Bucks', 'バックス', '抵用金')
const depositLabel = say('Deposit for fitted clubs', 'Acompte pour clubs sur mesure', 'カスタムフィットクラブの内金', '定制球杆订金')

interface Buyer {
  readonly world: World
  readonly player: Player
  readonly language: Language
}

/** Newest first. */
export function purchasesOf(buyer: Buyer): readonly PaidPurchase[] {
  const all = [...atTheDesk(buyer), ...ofTheShop(buyer), ...renewed(buyer), ...gearOf(buyer), ...depositsOf(buyer)]
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
    .map(({ id, status, number, placedAt, store: code, items, shipping, shippingTax, tax, discounts, giftCodes = 0 }) => {
      const store = storeNamed(code) ?? storeNamed(regions[player.region].store) ?? storeOf(player.region)
      const clubs = world.customClubs.first(({ orderId, deposit }) => orderId === id && deposit !== undefined)
      const deductions = [
        ...discounts,
        ...(giftCodes > 0 ? [{ label: giftCode[language], amount: giftCodes }] : []),
        ...(clubs ? [{ label: depositLabel[language], amount: depositOf(clubs) }] : []),
      ]
      const lines = [
        ...items.map(({ name, price, quantity }) => ({ label: quantity > 1 ? `${name} × ${quantity}` : name, minor: price * quantity })),
        ...(shipping > 0 ? [{ label: shippingLabel[language], minor: shipping }] : []),
        ...deductions.map(({ label, amount }) => ({ label, minor: -amount })),
      ]
      const sum = lines.reduce((left, { minor }) => left + minor, 0)
      const allTax = tax + shippingTax
      const common = { requestId: `order-${number}`, kind: 'shop', number, paidAt: placedAt, studentName: fullName(player) } as const
      const total = store.taxIncluded ? sum : sum + allTax
      return { ...common, store, lines, tax: allTax, total, isRefunded: status === 'closed' }
    })
}

function renewed({ world, player, language }: Buyer): readonly PaidPurchase[] {
  return world.renewals
    .list(({ playerId }) => playerId === player.id)
    .map(({ id: number, quoteId }) => {
      const { lines, total, region } = world.renewalQuotes.get(quoteId)
      const payment = world.payments.first(({ renewalId }) => renewalId === number)
      const isTax = ({ kind }: { readonly kind: string }) => kind === 'tax' || kind === 'included-tax'
      return {
        ...{ requestId: payment?.id ?? number, kind: 'renewal', number, paidAt: payment?.settles ?? world.now().toString() },
        ...{ studentName: fullName(player), store: storeOf(region), total },
        lines: lines.filter((line) => !isTax(line)).map((line) => ({ label: labelOf(line, language), minor: line.minor })),
        tax: lines.filter(isTax).reduce((sum, { minor }) => sum + minor, 0),
      } as const
    })
}

/** Codes and bucks have names on paper. */
function labelOf({ kind, label }: PricedLine, language: Language): string {
  if (kind === 'coupon') return `${coupon[language]} ${label}`
  if (kind === 'gift-code') return `${giftCode[language]} ${label}`
  return kind === 'buck' ? bucks[language] : label
}

/** What was paid for clubs before they are collected; codes pay a part of it. */
function depositsOf({ world, player, language }: Buyer): readonly PaidPurchase[] {
  return world.customClubs
    .list(({ playerId }) => playerId === player.id)
    .flatMap((order) => {
      const { id, deposit, storeCode } = order
      const store = storeWith(storeCode)
      if (!deposit || Temporal.Instant.compare(world.now(), deposit.settles) < 0) return []
      const { coupon: own, giftCode: gift, minor: total, settles: paidAt, returned: isRefunded } = deposit
      const name = setIn(order)?.name[language]
      const lines = [
        { label: name === undefined ? depositLabel[language] : `${depositLabel[language]} · ${name}`, minor: depositOf(order) },
        ...(own ? [{ label: `${coupon[language]} ${own.code}`, minor: -own.minor }] : []),
        ...(gift ? [{ label: `${giftCode[language]} ${gift.code}`, minor: -gift.minor }] : []),
      ]
      const common = { requestId: `deposit-${id}`, kind: 'deposit', number: id, paidAt, studentName: fullName(player) } as const
      return [{ ...common, store, lines, tax: 0, total, isRefunded }]
    })
}

function gearOf({ world, player, language }: Buyer): readonly PaidPurchase[] {
  return world.payments
    .list(({ playerId, gear, result }) => playerId === player.id && gear !== undefined && result === 'success')
    .flatMap((payment) => {
      const { gear } = payment
      const number = orderNumberOf(world, payment)
      if (number === undefined || !gear) return []
      const store = storeNamed(gear.store) ?? storeOf(player.region)
      const { net, tax, total } = gear
      const common = { requestId: payment.id, kind: 'gear', number, paidAt: payment.settles, studentName: fullName(player) } as const
      return [{ ...common, store, lines: [{ label: gear.name[language], minor: net }], tax, total }]
    })
}

function taxed(store: Store, lines: PaidPurchase['lines']) {
  const sum = lines.reduce((left, { minor }) => left + minor, 0)
  const tax = taxOf(sum, store)
  return { tax, total: store.taxIncluded ? sum : sum + tax }
}
