import { type Answer, ok, refused } from '../../../http/handler.ts'
import { moneyOf, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { spendBucks } from '../bucks/bucksOf.ts'
import { isPending } from '../club-payment/settlement.ts'
import { extendMembership } from './clubMemberships.ts'
import type { RenewalBasket, RenewalQuoteRow } from './data.ts'
import { type Customer, price, storeOf } from './pricing.ts'

const codes = { coupon: 60_401, 'gift-code': 60_402, plan: 60_403 } as const

/** Answers what a basket costs, and keeps it to be paid: one for each player, until it is paid. */
export async function quote(customer: Customer, basket: RenewalBasket): Promise<Answer> {
  const { world, playerId, region } = customer
  const priced = price(customer, basket)
  if (typeof priced === 'string') return { status: 200, body: { code: codes[priced], data: null } }
  const { lines, total } = priced
  const row = { playerId, region, basket, lines: [...lines], total, earlier: renewalsOf(world, playerId) }
  const same = world.renewalQuotes.first((each) => isSame(each, row))
  if (same) return ok(onWire(same))
  world.renewalQuotes.removeAll((each) => each.playerId === playerId && !isUsed(world, each))
  return ok(onWire(await world.renewalQuotes.add({ ...row, id: world.nextId('quote') })))
}

type Computed = Omit<RenewalQuoteRow, 'id'>

function isSame(one: Computed, other: Computed): boolean {
  return one.playerId === other.playerId && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
}

function contentOf({ region, basket, lines, total, earlier }: Computed) {
  return [region, sorted(basket), lines.map(({ kind, label, minor }) => [kind, label, minor]), total, earlier]
}

function isUsed(world: World, { id }: RenewalQuoteRow): boolean {
  const isOfThis = ({ quoteId }: { readonly quoteId: string }) => quoteId === id
  return [world.payments.first(isOfThis), world.renewals.first(isOfThis)].some((each) => each !== undefined)
}

export function renewalsOf(world: World, playerId: string): number {
  return world.renewals.list((row) => row.playerId === playerId).length
}

/** Renews what a successful payment has paid, once. */
export async function completeRenewal(customer: Customer, basket: RenewalBasket, paymentId: string): Promise<Answer> {
  const { world, playerId } = customer
  const payment = world.payments.first(({ id, playerId: own }) => id === paymentId && own === playerId)
  if (!payment) return refused(404, 404, { message: 'There is no such payment' })
  const row = world.renewalQuotes.get(payment.quoteId)
  if (JSON.stringify(sorted(row.basket)) !== JSON.stringify(sorted(basket))) {
    return refused(409, 60_421, { message: 'Something else was paid' })
  }
  if (payment.result !== 'success' || isPending(world, payment)) return refused(409, 60_422, { message: 'It is not paid' })
  const orderNumber = payment.renewalId ?? `RN${100_000 + world.nextNumber()}`
  if (payment.renewalId === undefined) {
    // Before everything else, so that a second request at the same time renews nothing.
    await world.payments.change(payment.id, { renewalId: orderNumber })
    await renew(customer, row, orderNumber)
  }
  return ok({ ...onWire(row), orderNumber })
}

async function renew(customer: Customer, { id: quoteId, basket, lines }: RenewalQuoteRow, number: string): Promise<void> {
  const { world, playerId, region } = customer
  const priced = price(customer, basket)
  const plans = typeof priced === 'string' ? [] : priced.plans
  const store = storeOf(region)
  const { currency } = store
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const { kind, label, minor } of lines) {
    if (kind === 'gift-code') {
      const { balance } = world.renewalGiftCodes.get(label)
      await world.renewalGiftCodes.change(label, { balance: balance + minor, ...(balance + minor === 0 && { state: 'used' }) })
      await world.renewalGiftCodeUses.add({ id: world.nextId('use'), playerId, code: label, currency, minor: -minor })
    }
    if (kind === 'buck') await spendBucks(world, playerId, store, -minor)
  }
  for (const { id, kind, lessons, months = 0, monthsValid = months } of plans) {
    if (lessons !== undefined) {
      const lastDay = today.add({ months: monthsValid }).toString()
      await world.creditLots.add({ id: world.nextId('credits'), playerId, amount: lessons, left: lessons, lastDay })
    }
    if (kind === 'membership') await extendMembership(world, playerId, { level: id === 'member-gold' ? 'gold' : 'silver', months })
  }
  const names = lines.filter(({ kind }) => kind === 'plan').map(({ label }) => label)
  await world.renewals.add({ id: number, playerId, quoteId, orderedOn: today.toString(), names })
}

export function onWire({ id: quoteId, region, lines, total }: RenewalQuoteRow) {
  const store = storeOf(region)
  return {
    quoteId,
    lines: lines.map(({ kind, label, minor }) => ({ kind, label, amount: moneyOf(store, minor) })),
    total: moneyOf(store, total),
    instalments: instalmentsOf(store, total),
    orderNumber: null,
  }
}

/** The provider lends in the United States and Canada, from 50 dollars on. */
function instalmentsOf(store: Store, total: number) {
  if (!['USD', 'CAD'].includes(store.currency) || total < 5000) return []
  return [
    { months: 3, interest: 0 },
    { months: 6, interest: 0.05 },
    { months: 12, interest: 0.1 },
  ].map(({ months, interest }) => {
    const monthly = Math.ceil((total * (1 + interest)) / months)
    return { months, monthly: moneyOf(store, monthly), total: moneyOf(store, monthly * months) }
  })
}

function sorted({ planIds, packIds, coupon, giftCodes, buck, centerId }: RenewalBasket) {
  return [planIds.toSorted(), packIds.toSorted(), coupon, giftCodes.toSorted(), buck, centerId]
}
