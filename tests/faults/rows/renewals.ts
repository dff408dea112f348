import * as payments from '#adapters/rest/commerce/club-payment/paymentCalls'
import { HttpJapanRenewals } from '#adapters/rest/commerce/renewals/HttpJapanRenewals'
import * as methods from '#adapters/rest/commerce/renewals/paymentMethodCalls'
import * as calls from '#adapters/rest/commerce/renewals/renewalCalls'
import { RestClient } from '#adapters/rest/RestClient'
import { centersJapan } from '#adapters/rest/support/japanCentreCalls'
import { Payments } from '#app/commerce/club-payment/ports/Payments'
import { PayRenewal } from '#app/commerce/renewals/PayRenewal'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { GiftCodes } from '#app/commerce/renewals/ports/GiftCodes'
import { Instalments } from '#app/commerce/renewals/ports/Instalments'
import { JapanPlaces } from '#app/commerce/renewals/ports/JapanPlaces'
import { type QuoteAnswer, Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { Resolver } from '#composition/provide'
import { emptyBasket } from '#domain/commerce/renewals/basket'
import type { GiftCode } from '#domain/commerce/renewals/giftCode'
import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import { type ObservedView, readView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const basket = { ...emptyBasket, chosen: { 'game-plan': 'plan-essential' } }
const quoteId = 'quote-of-matrix'
const requestId = 'request-of-matrix'

/** A gift code pays for all of it. */
async function hasQuote({ world }: RowContext): Promise<void> {
  const own = { planIds: ['plan-essential'], packIds: [], giftCodes: ['ROOT2026US'], buck: 0 }
  await world.renewalQuotes.add({ id: quoteId, playerId: hana, region: 'global', basket: own, lines: [], total: 0, earlier: 0 })
}

async function hasPayment(context: RowContext): Promise<void> {
  await hasQuote(context)
  const settles = context.world.now().toString()
  await context.world.payments.add({ id: requestId, playerId: hana, purpose: 'renewal', quoteId, settles, result: 'success' })
}

function paying(ask: Resolver): ObservedView {
  const state = new Task()
  let isDone = false
  const pay = async () => {
    await ask(PayRenewal).execute({ purpose: 'renewal', quoteId, total: { minor: 0, currency: 'USD' }, method: { kind: 'free' } })
    isDone = true
  }
  return { state, act: () => state.run(pay), isDone: () => isDone }
}

/** Without its id: the club numbers tokens and quotes together. */
function quoting(quote: (signal: AbortSignal) => Promise<QuoteAnswer>): ObservedView {
  const state = new Loaded<QuoteAnswer>()
  const value = () => {
    const answer = state.value
    if (answer?.kind !== 'quoted') return answer
    const { id: _, ...shown } = answer.quote
    return shown
  }
  const refusal = () => (state.value?.kind === 'refused' ? state.value.problem : undefined)
  return { state, act: () => state.load(quote), value, refusal }
}

const quoted = {
  reading: true,
  refusals: { coupon: 'renewals:codes.couponRefused', 'gift-code': 'renewals:codes.giftCodesRefused', plan: 'renewals:sums.gone' },
  deviations: [
    { where: ['code-60401'], gives: { outcome: 'refused: coupon' }, source: 'decision 174' },
    { where: ['code-60402'], gives: { outcome: 'refused: gift-code' }, source: 'decision 174' },
    { where: ['code-60403'], gives: { outcome: 'refused: plan' }, source: 'decision 174' },
    { where: ['empty', 'page'], gives: { effect: 'none' }, source: 'the quote that is shown is the same until it is paid' },
    {
      where: ['drift-missing-field'],
      gives: { outcome: 'broken-contract', leftOut: 0 },
      source: 'decision 174: without one of its lines the others do not make up the total',
    },
  ],
} as const

function checking(ask: Resolver): ObservedView {
  const state = new Loaded<GiftCode | 'unknown'>()
  const read = async (signal: AbortSignal) => (await ask(GiftCodes).find('GREEN2026US', signal)) ?? 'unknown'
  return { state, act: () => state.load(read), refusal: () => (state.value === 'unknown' ? 'unknown' : undefined) }
}

export const rows = [
  rowOfScreen(calls.renewalGamePlanV2, (ask) => readView((signal) => ask(Renewals).offer(signal))),
  rowOfScreen(calls.renewalGamePlan, (ask) => readView((signal) => new HttpJapanRenewals(ask(RestClient)).offer(signal))),
  rowOfScreen(calls.renewalV2, (ask) => quoting((signal) => ask(Renewals).quote(basket, signal)), quoted),
  rowOfScreen(
    calls.renewalGamePlanOrder,
    (ask) => quoting((signal) => new HttpJapanRenewals(ask(RestClient)).quote(basket, signal)),
    quoted,
  ),
  rowOfScreen(calls.renewalMembership, (ask) => readView((signal) => ask(ClubMemberships).packs(signal))),
  rowOfScreen(calls.membership, (ask) => readView(async (signal) => (await ask(ClubMemberships).own(signal)) ?? null)),
  rowOfScreen(methods.giftCode, checking, {
    refusals: { unknown: 'renewals:giftProblem.unknown' },
    deviations: [
      { where: ['code-60404'], gives: { outcome: 'refused: unknown' }, source: 'decision 174: the club does not know the code' },
    ],
  }),
  rowOfScreen(methods.affirmConfig, (ask) => readView((signal) => ask(Instalments).configuration(signal))),
  rowOfScreen(payments.paymentStatus, (ask) => readView((signal) => ask(Payments).status(requestId, signal)), { prepare: hasPayment }),
  rowOfScreen(payments.paymentInvoke, paying, { prepare: hasQuote, keeps: 'code' }),
  rowOfScreen(centersJapan, (ask) => readView(() => ask(JapanPlaces).centres())),
]
