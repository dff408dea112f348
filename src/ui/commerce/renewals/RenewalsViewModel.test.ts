import { NEVER } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import type { Invocation } from '#app/commerce/club-payment/ports/Payments'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PayByCard } from '#app/commerce/PayByCard'
import { PayRenewal } from '#app/commerce/renewals/PayRenewal'
import type { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import type { Renewals } from '#app/commerce/renewals/ports/Renewals'
import { Failure } from '#app/shared/failure'
import type { PaymentStatus } from '#domain/commerce/club-payment/payment'
import { moneyOf } from '#domain/commerce/money'
import { emptyBasket } from '#domain/commerce/renewals/basket'
import type { OpenPayment, RenewalOffer } from '#domain/commerce/renewals/offer'
import type { Plan, PlanKind } from '#domain/commerce/renewals/plan'
import { CardModel } from '../payment/CardModel.ts'
import { JapanPlacesModel } from './JapanPlacesModel.ts'
import { MembershipPacks } from './MembershipPacks.ts'
import { RenewalForm } from './RenewalForm.ts'
import { RenewalPayment } from './RenewalPayment.ts'
import { RenewalsViewModel } from './RenewalsViewModel.ts'

const typed = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'UTC', ticks: NEVER, sleep: async () => undefined }
const total = moneyOf(450, 'USD')
const [coach, pack, gold] = [planOf('coach', 'game-plan'), planOf('pack', 'lesson-pack'), planOf('gold', 'membership')]
const payment: OpenPayment = { requestId: 'r1', basket: { ...emptyBasket, chosen: { 'lesson-pack': 'pack' } } }

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

interface Club {
  readonly open?: OpenPayment
  readonly isJapan?: boolean
  readonly plans?: readonly Plan[]
  readonly invoked?: Invocation
  readonly status?: PaymentStatus
}

function create({
  open,
  isJapan = false,
  plans = [pack, coach],
  invoked = { kind: 'invoked', requestId: 'r1' },
  status = 'success',
}: Club = {}) {
  const says = { status }
  const offered: RenewalOffer = {
    ...{ plans, buck: 0, tax: 0, taxName: 'Tax', membership: undefined, giftCodeUsage: [], coupon: undefined, orders: [] },
    ...{ payment: open, latest: undefined },
  }
  const renewals = {
    offer: vi.fn<Renewals['offer']>(async () => offered),
    quote: vi.fn<Renewals['quote']>(async () => ({ kind: 'quoted', quote: { id: 'q1', lines: [], total, instalments: [] } })),
    complete: vi.fn<Renewals['complete']>(async () => ({ number: 'RN1', lines: [], total })),
  }
  const invoke = vi.fn(async () => invoked)
  const read = vi.fn<ClubMemberships['packs']>(async () => [gold])
  const configuration = vi.fn(async (_signal?: AbortSignal) => ({ isOffered: true, termsUrl: undefined }))
  const prefectures = vi.fn(async () => [{ value: '13', name: '東京都' }])
  const card = new CardModel(
    new PayByCard(withoutAuthentication, { take: async () => ({ key: 'k', value: 'v' }) }, { isOpen: true }),
    clock,
  )
  const pay = new PayRenewal({ invoke }, { offer: async () => offered }, { isOpen: true }, { value: true })
  const follow = new FollowPayment({ status: async () => says.status }, clock)
  const model = new RenewalsViewModel(
    renewals,
    new RenewalForm(renewals, { find: async () => undefined }),
    new RenewalPayment(card, pay, follow, renewals, { configuration }),
    new MembershipPacks({ packs: read, own: async () => undefined }, clock),
    new JapanPlacesModel({ prefectures, centres: async () => [] }, { isJapan }),
  )
  return { ...renewals, invoke, packs: read, configuration, prefectures, says, model }
}

async function withPlan(club: Club = {}) {
  const created = create(club)
  await created.model.read()
  await created.model.form.toggle(coach)
  return created
}

describe('what can be renewed', () => {
  test('begins with the first kind of which there is something', async () => {
    const { model } = create()
    expect([model.kinds, model.kind, model.plans]).toEqual([[], undefined, []])
    await model.read()
    expect([model.kinds, model.kind, model.plans]).toEqual([['game-plan', 'lesson-pack'], 'game-plan', [coach]])
  })

  test('is of the kind that was chosen', async () => {
    const { packs, model } = create()
    await model.read()
    await model.show('lesson-pack')
    expect([model.plans, packs.mock.calls.length]).toEqual([[pack], 0])
  })

  test('are memberships, which are read when they are first shown', async () => {
    const { packs, model } = create()
    await model.read()
    const showing = model.show('membership')
    expect(model.plans).toEqual([])
    await showing
    await model.show('membership')
    expect([model.plans, packs.mock.calls.length]).toEqual([[gold], 1])
  })

  test('is taken out of the basket when it is no longer offered', async () => {
    const { offer, model } = await withPlan()
    offer.mockImplementation(create({ plans: [pack] }).offer)
    await model.read()
    expect(model.form.isEmpty).toBe(true)
  })

  test('stays as it was where it can’t be read again', async () => {
    const { offer, quote, model } = await withPlan()
    offer.mockRejectedValue(new Failure('offline'))
    await model.read()
    expect([model.plans, quote.mock.calls.length]).toEqual([[coach], 1])
  })

  test('is not known where it can’t be read', async () => {
    const { offer, complete, model } = create({ open: payment })
    offer.mockRejectedValue(new Failure('offline'))
    await model.read()
    expect([model.kinds, complete.mock.calls.length]).toEqual([[], 0])
  })
})

describe('the start', () => {
  test('reads the offer and, outside Japan, the instalments', async () => {
    const { configuration, prefectures, model } = create()
    model.start()
    await settled()
    expect([model.kinds.length, configuration.mock.calls.length, prefectures.mock.calls.length]).toEqual([2, 1, 0])
  })

  test('reads the places in Japan, which has no instalments', async () => {
    const { configuration, prefectures, model } = create({ isJapan: true })
    model.start()
    await settled()
    expect([configuration.mock.calls.length, prefectures.mock.calls.length]).toEqual([0, 1])
  })

  test('renews what an open payment has paid', async () => {
    const { complete, model } = create({ open: payment })
    await model.form.toggle(coach)
    await model.read()
    expect([complete.mock.calls, model.payment.renewal?.number, model.form.isEmpty]).toEqual([[[payment.basket, 'r1']], 'RN1', true])
  })
})

test('nothing is read any longer once the screen is left', async () => {
  const { offer, quote, packs, configuration, model } = create({ isJapan: false })
  model.start()
  void model.form.toggle(coach)
  void model.show('membership')
  model.dispose()
  const signals = [offer.mock.calls[0]?.[0], quote.mock.calls[0]?.[1], packs.mock.calls[0]?.[0], configuration.mock.calls[0]?.[0]]
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true])
})

test('an answer about places that arrives after the screen was left is dropped', async () => {
  const { model } = create({ isJapan: true })
  model.start()
  model.dispose()
  await settled()
  expect(model.places.reading.value).toBeUndefined()
})

describe('in Japan', () => {
  test('a centre must be chosen before anything can be paid', async () => {
    const { invoke, model } = await withPlan({ isJapan: true })
    expect(model.isCentreMissing).toBe(true)
    await model.pay(typed)
    expect([invoke.mock.calls.length, model.isPressed]).toEqual([0, true])
    await model.form.chooseCentre('minato')
    expect(model.isCentreMissing).toBe(false)
    await model.pay(typed)
    expect(invoke).toHaveBeenCalledTimes(1)
  })

  test('another prefecture needs another centre', async () => {
    const { model } = await withPlan({ isJapan: true })
    await model.form.chooseCentre('minato')
    await model.choosePrefecture('27')
    expect([model.places.prefecture, model.form.basket.centreId]).toEqual(['27', undefined])
  })
})

test('elsewhere no centre is missing', () => {
  expect(create().model.isCentreMissing).toBe(false)
})

describe('a payment', () => {
  test('renews the basket, and leaves it empty', async () => {
    const { complete, packs, model } = await withPlan()
    await model.pay(typed)
    expect(complete.mock.calls[0]?.[0].chosen).toEqual({ 'game-plan': 'coach' })
    expect([model.payment.renewal?.number, model.form.isEmpty, model.isPressed, packs.mock.calls.length]).toEqual(['RN1', true, false, 0])
  })

  test('reads the memberships again, where they are known', async () => {
    const { packs, model } = await withPlan()
    await model.show('membership')
    await model.pay(typed)
    expect(packs).toHaveBeenCalledTimes(2)
  })

  test('is not begun before there is a price, and the press is kept', async () => {
    const { invoke, model } = create()
    expect(model.isPressed).toBe(false)
    await model.pay(typed)
    expect([invoke.mock.calls.length, model.isPressed]).toEqual([0, true])
  })

  test('at a price that has changed reads the offer again', async () => {
    const { offer, model } = await withPlan({ invoked: { kind: 'refused', reason: 'changed' } })
    await model.pay(typed)
    expect([offer.mock.calls.length, model.form.isEmpty, model.isPressed]).toEqual([2, false, true])
  })

  test('that the bank declines keeps the basket, and reads nothing again', async () => {
    const { offer, model } = await withPlan({ status: 'failed' })
    await model.pay(typed)
    expect([model.payment.club.refusal, offer.mock.calls.length, model.form.isEmpty]).toEqual(['declined', 1, false])
  })

  test('that takes longer renews once it has ended', async () => {
    const { says, model } = await withPlan({ status: 'pending' })
    await model.pay(typed)
    await model.look()
    expect([model.payment.renewal, model.form.isEmpty]).toEqual([undefined, false])
    says.status = 'success'
    await model.look()
    expect([model.payment.renewal?.number, model.form.isEmpty]).toEqual(['RN1', true])
  })

  test('whose renewal fails can be completed later', async () => {
    const { complete, model } = await withPlan()
    complete.mockRejectedValueOnce(new Failure('server-fault')).mockRejectedValueOnce(new Failure('server-fault'))
    await model.pay(typed)
    await model.complete()
    expect([model.payment.renewal, model.form.isEmpty]).toEqual([undefined, false])
    await model.complete()
    expect([model.payment.renewal?.number, model.form.isEmpty]).toEqual(['RN1', true])
  })

  test('can be followed by another one, with the offer of then', async () => {
    const { offer, model } = await withPlan()
    await model.pay(typed)
    await model.again()
    expect([model.payment.renewal, offer.mock.calls.length]).toEqual([undefined, 2])
  })
})

function planOf(id: string, kind: PlanKind): Plan {
  return { id, kind, name: id, description: undefined, months: 6, lessons: undefined, price: total }
}
