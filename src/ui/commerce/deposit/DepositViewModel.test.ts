import { NEVER } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import type { CardAuthentication, ShowBankPage } from '#app/commerce/AuthenticateCard'
import { FollowDeposit } from '#app/commerce/deposit/FollowDeposit'
import type { PlaceClubOrder } from '#app/commerce/deposit/PlaceClubOrder'
import type { DepositAnswer, Deposits } from '#app/commerce/deposit/ports/Deposits'
import { TakeDeposit } from '#app/commerce/deposit/TakeDeposit'
import { PayByCard } from '#app/commerce/PayByCard'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import { Failure } from '#app/shared/failure'
import type { SavedAddress } from '#domain/commerce/address'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import type { DepositOffers } from '#domain/commerce/deposit/deposit'
import { moneyOf } from '#domain/commerce/money'
import { buildClubOrder } from '../../../../tests/builders/clubOrders.ts'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { CardModel } from '../payment/CardModel.ts'
import { DepositChoices } from './DepositChoices.ts'
import { DepositCodesModel } from './DepositCodesModel.ts'
import { DepositViewModel } from './DepositViewModel.ts'

const typed = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'UTC', ticks: NEVER, sleep: async () => undefined }
const spring = { code: 'SPRING', amount: moneyOf(20, 'USD') }
const whole = { code: 'GIFT-1', amount: moneyOf(999, 'USD') }
const [home, centre] = [buildAddress(3), buildAddress(90)]

interface Club {
  readonly order?: ClubOrder
  readonly addresses?: readonly SavedAddress[]
  readonly offers?: DepositOffers
  readonly isOpen?: boolean
  readonly answer?: () => Promise<DepositAnswer>
  readonly placement?: Awaited<ReturnType<PlaceClubOrder['execute']>>
  readonly authentication?: CardAuthentication
}

function create(club: Club = {}) {
  const { order = buildClubOrder(), addresses = [home], answer = async () => ({ kind: 'taken' }), isOpen = true } = club
  const { offers = { isCardOffered: true, affirm: { token: 'affirm-1', termsUrl: undefined } } } = club
  const { placement = { kind: 'placed' }, authentication = { kind: 'unneeded' } } = club
  const known: { order: ClubOrder | undefined } = { order }
  const deposits = {
    order: vi.fn<Deposits['order']>(async () => known.order),
    checkCoupon: vi.fn<Deposits['checkCoupon']>(async () => spring.amount),
    take: vi.fn<Deposits['take']>(answer),
    ...{ centre: async () => centre, offers: async () => offers, checkGiftCode: unasked, deletePlaced: unasked },
  }
  const book = { read: async () => ({ email: 'hana@clubhouse.example', addresses }), add: unasked, update: unasked, remove: unasked }
  const bank = vi.fn(async (_payment: CardPayment, _pass: ShowBankPage, _signal?: AbortSignal) => authentication)
  const card = new CardModel(new PayByCard({ execute: bank }, { take: async () => ({ key: 'k', value: 'v' }) }, { isOpen: true }), clock)
  const access = { isOpen }
  const taking = new TakeDeposit(deposits, { execute: async () => placement }, access, { value: true }, (_name, work) => work())
  const follow = new FollowDeposit(deposits, clock)
  const model = new DepositViewModel(new DepositChoices(deposits, book), new DepositCodesModel(deposits), card, taking, follow)
  return { ...deposits, known, bank, model }
}

async function opened(club: Club = {}) {
  const created = create(club)
  await created.model.open('CC31')
  return created
}

describe('an open payment', () => {
  test('shows its order, with the codes that were accepted for it', async () => {
    const { model } = create({ order: buildClubOrder({ couponUsage: [spring] }) })
    expect([model.isOpen, model.sums, model.isBillingMissing]).toEqual([false, undefined, false])
    await model.open('CC31')
    expect([model.isOpen, model.step, model.choices.order?.id, model.codes.used.coupon]).toEqual([true, 'select', 'CC31', spring])
    expect([model.sums?.due, model.methodKind]).toEqual([moneyOf(220, 'USD'), 'card'])
  })

  test('needs no method where codes pay the whole deposit', async () => {
    const { model } = await opened({ order: buildClubOrder({ giftCodeUsage: [whole] }) })
    expect(model.methodKind).toBe('zero')
  })

  test('keeps its codes when the answer for an order opened before arrives late', async () => {
    const { order, model } = create()
    const answers = [Promise.withResolvers<ClubOrder>(), Promise.withResolvers<ClubOrder>()] as const
    order.mockImplementation(async (id) => answers[id === 'CC31' ? 0 : 1].promise)
    const late = model.open('CC31')
    answers[1].resolve(buildClubOrder({ id: 'CC40', couponUsage: [spring] }))
    await model.open('CC40')
    model.codes.remove('coupon')
    answers[0].resolve(buildClubOrder())
    await late
    expect([model.choices.order?.id, model.codes.used.coupon]).toEqual(['CC40', undefined])
  })

  test('of staff, in the name of a player, can’t be paid', async () => {
    expect([create({ isOpen: false }).model.mayPay, create().model.mayPay]).toEqual([false, true])
  })

  test.each([
    ['open', false, false],
    ['placed', false, false],
    ['processing', false, true],
    ['taken', true, false],
    ['returned', true, false],
  ] as const)('of an order that is %s: taken %s, under way %s', async (state, isTaken, isProcessing) => {
    const { model } = await opened({ order: buildClubOrder({ state }) })
    expect([model.isTaken, model.isProcessing]).toEqual([isTaken, isProcessing])
  })

  test('asks again what a coupon is worth when another set is chosen', async () => {
    const { checkCoupon, model } = await opened({ order: buildClubOrder({ couponUsage: [spring] }) })
    await model.chooseSet('two')
    expect([model.choices.set?.id, checkCoupon.mock.calls[0]?.[2].id]).toEqual(['two', 'two'])
  })

  test('asks nothing when a set is chosen before the order is known', async () => {
    const { checkCoupon, model } = create()
    await model.chooseSet('two')
    expect(checkCoupon).not.toHaveBeenCalled()
  })
})

describe('a closed payment', () => {
  test('has neither codes nor what was typed of a card', async () => {
    const { model } = await opened({ order: buildClubOrder({ couponUsage: [spring] }) })
    model.card.check({ ...typed, number: '4' })
    model.close()
    expect([model.isOpen, model.codes.used, model.card.problems]).toEqual([false, {}, {}])
  })

  test('is read no longer', () => {
    const { order, model } = create()
    void model.open('CC31')
    model.close()
    expect(order.mock.calls[0]?.[1]?.aborted).toBe(true)
  })

  test('is not followed any longer', async () => {
    const { order, model } = await opened({ order: buildClubOrder({ state: 'processing' }) })
    void model.look()
    model.close()
    expect(order.mock.lastCall?.[1]?.aborted).toBe(true)
  })

  test('lets the bank go, which the next one asks anew', async () => {
    const { bank, model } = await opened()
    await model.pay(typed)
    model.close()
    expect(bank.mock.calls[0]?.[2]?.aborted).toBe(true)
    await model.open('CC31')
    await model.pay(typed)
    expect(bank.mock.calls[1]?.[2]?.aborted).toBe(false)
  })

  test('leaves no error to the next one', async () => {
    const { model } = await opened({ placement: { kind: 'refused', part: 'order', message: 'Sold' } })
    await model.pay(typed)
    model.close()
    await model.open('CC31')
    expect([model.step, model.message]).toEqual(['select', ''])
  })

  test('can’t be while it is paid', async () => {
    const { model } = await opened()
    const paying = model.pay(typed)
    model.close()
    expect(model.isOpen).toBe(true)
    await paying
  })
})

describe('a deposit', () => {
  test('is paid by a token of the card, and then its order is read again', async () => {
    const { take, known, model } = create({
      answer: async () => {
        known.order = buildClubOrder({ state: 'taken' })
        return { kind: 'taken' }
      },
    })
    await model.open('CC31')
    await model.pay(typed)
    expect(take.mock.calls[0]?.[0]).toMatchObject({
      ...{ order: { id: 'CC31' }, set: { id: 'three' }, sums: { due: moneyOf(240, 'USD') }, billing: home, pickUp: centre },
      method: { kind: 'card', token: { key: 'k', value: 'v' } },
    })
    expect([model.isTaken, model.refusal, model.step]).toEqual([true, undefined, 'select'])
  })

  test('by card is authenticated for its order, and the bank’s transaction is sent along', async () => {
    const result = { status: 'Y', serverTransactionId: 'ds-1' }
    const { bank, take, model } = await opened({ authentication: { kind: 'authenticated', result } })
    await model.pay(typed)
    expect(bank.mock.calls[0]?.[0]).toMatchObject({ cartId: 'CC31', shop: 'club', storeId: 7 })
    expect(take.mock.calls[0]?.[0].method).toEqual({ kind: 'card', token: { key: 'k', value: 'v' }, transactionId: 'ds-1' })
  })

  test('that the bank refuses is not taken', async () => {
    const { take, model } = await opened({ authentication: { kind: 'stopped', reason: 'refused' } })
    await model.pay(typed)
    expect([take.mock.calls.length, model.refusal, model.card.stopped, model.paying.fault]).toEqual([0, undefined, 'refused', undefined])
  })

  test('is paid by instalments with the provider’s token', async () => {
    const { take, model } = await opened()
    model.choices.payBy('affirm')
    await model.pay()
    expect(take.mock.calls[0]?.[0].method).toEqual({ kind: 'affirm', token: 'affirm-1' })
  })

  test('that codes pay needs no card', async () => {
    const { take, model } = await opened({ order: buildClubOrder({ giftCodeUsage: [whole] }) })
    await model.pay()
    expect(take.mock.calls[0]?.[0].method).toEqual({ kind: 'zero' })
  })

  test('is taken once under two presses', async () => {
    const { take, model } = await opened()
    await Promise.all([model.pay(typed), model.pay(typed)])
    expect(take).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['not typed', undefined],
    ['wrong', { ...typed, number: '4' }],
  ])('is not paid with a card that is %s, and its order is not read again', async (_what, card) => {
    const { order, take, model } = await opened()
    await model.pay(card)
    expect([take.mock.calls.length, order.mock.calls.length]).toEqual([0, 1])
  })

  test('is not paid without a method', async () => {
    const { take, model } = await opened({ offers: { isCardOffered: false, affirm: undefined } })
    await model.pay(typed)
    expect([model.methodKind, take.mock.calls.length]).toEqual([undefined, 0])
  })

  test('is not paid without a billing address, which is then missing', async () => {
    const { take, model } = await opened({ addresses: [] })
    await model.pay(typed)
    expect([take.mock.calls.length, model.isBillingMissing]).toEqual([0, true])
    model.again()
    expect(model.isBillingMissing).toBe(false)
  })

  test('is not paid before its addresses are known, and none is missing then', async () => {
    const { take, model } = create()
    await model.pay(typed)
    expect([take.mock.calls.length, model.isBillingMissing]).toEqual([0, false])
  })

  test('is not paid while a code is checked', async () => {
    const { take, model } = await opened()
    model.codes.type('coupon', 'SPRING')
    const checking = model.codes.apply('coupon', buildClubOrder(), buildClubOrder().sets[0] ?? unasked())
    await model.pay(typed)
    expect(take).not.toHaveBeenCalled()
    await checking
  })

  test('that was taken is not paid again', async () => {
    const { order, take, model } = await opened()
    order.mockResolvedValue(buildClubOrder({ state: 'taken' }))
    await model.choices.show('CC31')
    await model.pay(typed)
    expect([take.mock.calls.length, order.mock.calls.length]).toEqual([0, 2])
  })
})

describe('a deposit that is not taken', () => {
  test('because it was declined can be tried again', async () => {
    const { model } = await opened({ answer: async () => ({ kind: 'refused', reason: 'declined' }) })
    await model.pay(typed)
    expect([model.refusal, model.step]).toEqual(['declined', 'select'])
    model.again()
    expect(model.refusal).toBeUndefined()
  })

  test('forgets why when it is tried again', async () => {
    const answers: DepositAnswer[] = [{ kind: 'refused', reason: 'declined' }, { kind: 'taken' }]
    const { model } = await opened({ answer: async () => answers.shift() ?? unasked() })
    await model.pay(typed)
    await model.pay(typed)
    expect(model.refusal).toBeUndefined()
  })

  test('because its order is gone says so', async () => {
    const { known, model } = await opened()
    known.order = undefined
    await model.pay(typed)
    expect([model.refusal, model.step]).toEqual(['gone', 'error-order'])
  })

  test('because a step of the cart was refused says which one, until the player goes back', async () => {
    const refusal = { kind: 'refused', part: 'payment', message: 'Not at this club' } as const
    const { take, model } = await opened({ placement: refusal })
    await model.pay(typed)
    expect([take.mock.calls.length, model.step, model.message]).toEqual([0, 'error-paymented', 'Not at this club'])
    model.again()
    expect([model.step, model.message]).toEqual(['select', ''])
  })

  test('because its answer got lost has its order read again, which may have been placed', async () => {
    const { known, model } = await opened({ answer: () => Promise.reject(new Failure('timed-out')) })
    const paying = model.pay(typed)
    known.order = buildClubOrder({ state: 'placed' })
    await paying
    expect([model.paying.failure?.kind, model.choices.order?.state]).toEqual(['timed-out', 'placed'])
    model.again()
    expect(model.paying.failure).toBeUndefined()
  })
})

describe('a deposit that takes longer', () => {
  const processing = buildClubOrder({ state: 'processing' })

  test('is followed until it is taken', async () => {
    const { order, model } = create({ order: processing })
    order
      .mockResolvedValueOnce(processing)
      .mockResolvedValueOnce(processing)
      .mockResolvedValue(buildClubOrder({ state: 'taken' }))
    await model.open('CC31')
    expect([model.isTaken, model.following.value, model.refusal]).toEqual([true, 'success', undefined])
  })

  test('is followed until it fails, and may then be due again', async () => {
    const { order, model } = create({ order: processing })
    order.mockResolvedValueOnce(processing).mockResolvedValue(buildClubOrder({ state: 'placed' }))
    await model.open('CC31')
    expect([model.refusal, model.choices.order?.state, model.isStillProcessed]).toEqual(['declined', 'placed', false])
  })

  test('is still processed after two minutes, and can be looked at again', async () => {
    const { known, model } = await opened({ order: processing })
    expect([model.isStillProcessed, model.isProcessing]).toEqual([true, true])
    known.order = buildClubOrder({ state: 'taken' })
    const looking = model.look()
    expect(model.isStillProcessed).toBe(false)
    await looking
    expect([model.isTaken, model.isStillProcessed]).toEqual([true, false])
  })

  test('is not read again while it is pending', async () => {
    const { order } = await opened({ order: processing })
    const looks = vi.fn(async () => processing)
    await new FollowDeposit({ order: looks }, clock).execute('CC31')
    expect(order.mock.calls.length).toBe(1 + looks.mock.calls.length)
  })

  test('is not read again where nobody could look', async () => {
    const { order, model } = create()
    order.mockResolvedValueOnce(processing).mockRejectedValue(new Failure('offline'))
    await model.open('CC31')
    expect([order.mock.calls.length, model.following.failure?.kind]).toEqual([2, 'offline'])
  })

  test('is not said to be still processed where nobody could look', async () => {
    const { order, model } = await opened({ order: processing })
    order.mockRejectedValue(new Failure('offline'))
    const before = order.mock.calls.length
    await model.look()
    expect([model.isStillProcessed, order.mock.calls.length - before]).toEqual([false, 1])
  })

  test('is looked at once under two presses, and not at all without an order', async () => {
    const { order, known, model } = create({ order: processing })
    await model.look()
    expect(order).not.toHaveBeenCalled()
    await model.open('CC31')
    const before = order.mock.calls.length
    known.order = buildClubOrder({ state: 'taken' })
    await Promise.all([model.look(), model.look()])
    expect(order.mock.calls.length - before).toBe(2)
  })
})

function unasked(): never {
  return expect.unreachable()
}
