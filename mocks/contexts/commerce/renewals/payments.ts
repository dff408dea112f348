import * as calls from '#adapters/rest/commerce/renewals/paymentCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { moneyOf } from '../stores.ts'
import { giftCodeStates, type PaymentRow, type RenewalQuoteRow } from './data.ts'
import { type Customer, price, storeOf } from './pricing.ts'
import { isPending, renewalsOf } from './quotes.ts'

const coded = (code: number): Answer => ({ status: 200, body: { code, data: null } })
const unknown = refused(404, 404, { message: 'There is no such payment' })

export const paymentHandlers: readonly Handler[] = [
  onPlayerCall(calls.paymentInvoke, async ({ world, player, region, language, body }) => {
    const quote = world.renewalQuotes.first(({ id, playerId }) => id === body.quoteId && playerId === player.id)
    // A later quote has replaced it, or it is another region's.
    if (!quote || quote.region !== region) return coded(calls.invokeCodes.changed)
    if (isPaid(world, quote) || openPaymentOf(world, player)) return coded(calls.invokeCodes['under-way'])
    const { value, currency } = moneyOf(storeOf(region), quote.total)
    const isAgreed = body.total.value === value && body.total.currency === currency
    if (!isAgreed || !isStillPriced({ world, playerId: player.id, region, language }, quote)) return coded(calls.invokeCodes.changed)
    const settlement = settlementOf(world, body.method, quote)
    if (!settlement) return refused(400, 60_423, { message: 'This can not pay it' })
    const { seconds, result } = settlement
    const settles = world.now().add({ seconds }).toString()
    const { id } = await world.payments.add({ id: world.nextId('request'), playerId: player.id, quoteId: quote.id, settles, result })
    return ok({ requestId: id })
  }),

  onPlayerCall(calls.paymentStatus, ({ world, player, query }) => {
    const payment = world.payments.first(({ id, playerId }) => id === query.requestId && playerId === player.id)
    return payment ? ok({ status: isPending(world, payment) ? 'pending' : payment.result }) : unknown
  }),

  onPlayerCall(calls.giftCode, ({ world, region, params }) => {
    const store = storeOf(region)
    const code = world.renewalGiftCodes.first(({ id, currency }) => id === params['code'] && currency === store.currency)
    if (!code) return coded(calls.unknownGiftCode)
    return ok({ giftCode: code.id, status: giftCodeStates.indexOf(code.state) + 1, balance: moneyOf(store, code.balance) })
  }),

  onPlayerCall(calls.affirmConfig, ({ region }) => {
    const enabled = ['USD', 'CAD'].includes(storeOf(region).currency)
    return ok({ enabled, termsUrl: enabled ? 'https://instalments.example/terms' : null })
  }),
]

/** A payment that is pending, or successful and not used yet. */
export function openPaymentOf(world: World, { id: playerId }: Pick<Player, 'id'>): PaymentRow | undefined {
  return world.payments.first(
    (payment) =>
      payment.playerId === playerId && payment.renewalId === undefined && (isPending(world, payment) || payment.result === 'success'),
  )
}

/** A failed payment doesn't count: its quote may be paid in another way. */
function isPaid(world: World, { id }: RenewalQuoteRow): boolean {
  return world.payments.first(({ quoteId, result }) => quoteId === id && result === 'success') !== undefined
}

/** A quote from before the last renewal has to be looked at again: another tab may have renewed the same. */
function isStillPriced(customer: Customer, quote: RenewalQuoteRow): boolean {
  if (renewalsOf(customer.world, customer.playerId) !== quote.earlier) return false
  const priced = price(customer, quote.basket)
  return typeof priced !== 'string' && priced.total === quote.total
}

type Method =
  | { readonly kind: 'card'; readonly token: { readonly key: string; readonly value: string } }
  | { readonly kind: 'instalments'; readonly months: number }
  | { readonly kind: 'free' }

/** Banks that ask the player, and the provider of instalments, take their time. Undefined if it can't pay. */
function settlementOf(
  world: World,
  method: Method,
  { total }: RenewalQuoteRow,
): { seconds: number; result: 'success' | 'failed' } | undefined {
  if (method.kind === 'free') return total === 0 ? { seconds: 0, result: 'success' } : undefined
  if (total === 0) return undefined
  if (method.kind === 'instalments') return [3, 6, 12].includes(method.months) ? { seconds: 5, result: 'success' } : undefined
  const card = world.cardTokens.find(method.token.value)
  if (!card) return undefined
  world.cardTokens.remove(card.id)
  return { seconds: card.authenticates ? 300 : 0, result: card.pays ? 'success' : 'failed' }
}
