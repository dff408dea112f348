import { NEVER } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import type { Invocation } from '#app/commerce/club-payment/ports/Payments'
import { PayByCard } from '#app/commerce/PayByCard'
import { PayRenewal } from '#app/commerce/renewals/PayRenewal'
import { Failure } from '#app/shared/failure'
import type { PaymentRequest, PaymentStatus } from '#domain/commerce/club-payment/payment'
import type { Quote } from '#domain/commerce/club-payment/quote'
import { moneyOf } from '#domain/commerce/money'
import { type Basket, emptyBasket } from '#domain/commerce/renewals/basket'
import type { OpenPayment, RenewalOffer } from '#domain/commerce/renewals/offer'
import { CardModel } from '../payment/CardModel.ts'
import { RenewalPayment } from './RenewalPayment.ts'

const card = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'UTC', ticks: NEVER, sleep: async () => undefined }

interface Kind {
  readonly name: string
  readonly basket: Basket
  readonly total: number
  readonly months?: number
  readonly isLending?: boolean
}

const kinds: readonly Kind[] = [
  {
    ...{ name: 'a game plan, by card', total: 800 },
    basket: { ...emptyBasket, chosen: { 'game-plan': 'plan' }, coupon: 'SPRING', giftCodes: ['ROOT2026'], buck: 3 },
  },
  { name: 'a lesson pack, by instalments', basket: { ...emptyBasket, chosen: { 'lesson-pack': 'pack' } }, total: 450, months: 6 },
  { name: 'a practice plan, free of charge', basket: { ...emptyBasket, chosen: { 'practice-plan': 'plan' } }, total: 0 },
  { name: 'a membership, by card', basket: { ...emptyBasket, chosen: { membership: 'gold' } }, total: 600 },
  { name: 'a game plan in Japan', basket: { ...emptyBasket, chosen: { 'game-plan': 'plan' }, centreId: 'minato' }, total: 800 },
]

function aClub({ basket, total, months, isLending = true }: Kind) {
  const invoked: PaymentRequest[] = []
  const renewed = new Set<string>()
  const completed: Basket[] = []
  let open: OpenPayment | undefined
  let isLost = false
  let status: PaymentStatus = 'success'
  const invoke = async (request: PaymentRequest): Promise<Invocation> => {
    invoked.push(request)
    if (invoked.length > 1) return { kind: 'refused', reason: 'under-way' }
    open = { requestId: 'r1', basket }
    if (isLost) throw new Failure('timed-out')
    return { kind: 'invoked', requestId: 'r1' }
  }
  const offer = async (): Promise<RenewalOffer> => ({
    ...{ plans: [], buck: 0, tax: 0, taxName: 'Tax', membership: undefined, giftCodeUsage: [], coupon: undefined, orders: [] },
    ...{ payment: open, latest: undefined },
  })
  const complete = async (paid: Basket, requestId: string) => {
    renewed.add(requestId)
    completed.push(paid)
    return { number: 'RN1', lines: [], total: moneyOf(total, 'USD') }
  }
  const quote: Quote = {
    ...{ id: 'q1', lines: [], total: moneyOf(total, 'USD') },
    instalments: [{ months: 6, monthly: moneyOf(75, 'USD'), total: moneyOf(450, 'USD') }],
  }
  const window = () => {
    const byCard = new PayByCard(
      { execute: async () => ({ kind: 'unneeded' }) },
      { take: async () => ({ key: 'k', value: 'v' }) },
      { isOpen: true },
    )
    const pay = new PayRenewal({ invoke }, { offer }, { isOpen: true }, { value: true })
    const follow = new FollowPayment({ status: async () => status }, clock)
    const configuration = async () => ({ isOffered: isLending, termsUrl: undefined })
    const model = new RenewalPayment(new CardModel(byCard, clock), pay, follow, { complete }, { configuration })
    model.start()
    model.choose(months)
    return model
  }
  return {
    ...{ invoked, renewed, completed, window, offer },
    press: (model: RenewalPayment) => model.pay({ quote, basket, card }),
    loseAnswer: () => {
      isLost = true
    },
    bankSays: (next: PaymentStatus) => {
      status = next
    },
  }
}

describe.each(kinds)('$name is paid and renewed once', (kind) => {
  test('under ten presses', async () => {
    const { invoked, renewed, completed, window, press } = aClub(kind)
    const model = window()
    await Promise.all(Array.from({ length: 10 }, () => press(model)))
    expect([model.renewal?.number, invoked.length, renewed.size]).toEqual(['RN1', 1, 1])
    expect(completed).toContainEqual(kind.basket)
    expect(new Set(completed.map((basket) => JSON.stringify(basket))).size).toBe(1)
  })

  test('in two windows', async () => {
    const { invoked, renewed, window, press } = aClub(kind)
    const [one, other] = [window(), window()]
    await Promise.all([press(one), press(other)])
    expect([one.renewal?.number, other.renewal?.number, invoked.length, renewed.size]).toEqual(['RN1', 'RN1', 2, 1])
  })

  test('after a lost answer', async () => {
    const { invoked, renewed, window, press, loseAnswer } = aClub(kind)
    loseAnswer()
    const model = window()
    await press(model)
    expect([model.renewal?.number, invoked.length, renewed.size]).toEqual(['RN1', 1, 1])
  })

  test('after a reload while the bank takes its time', async () => {
    const { invoked, renewed, window, press, bankSays, offer } = aClub(kind)
    bankSays('pending')
    const before = window()
    await press(before)
    await press(before)
    expect([before.club.isStillProcessed, before.renewal]).toEqual([true, undefined])
    bankSays('success')
    const after = window()
    await after.resume((await offer()).payment)
    expect([after.renewal?.number, invoked.length, renewed.size]).toEqual(['RN1', 1, 1])
  })
})

describe('payment by instalments', () => {
  const pack = kinds[1] ?? expect.unreachable()
  const offers = [{ months: 6, monthly: moneyOf(75, 'USD'), total: moneyOf(450, 'USD') }]
  const quote: Quote = { id: 'q1', lines: [], total: moneyOf(450, 'USD'), instalments: offers }

  test('is offered where the provider lends', async () => {
    const model = aClub(pack).window()
    expect(model.instalmentsOf(quote)).toEqual([])
    await model.readInstalments()
    expect(model.instalmentsOf(quote)).toEqual(offers)
  })

  test('is not offered where the provider does not lend', async () => {
    const model = aClub({ ...pack, isLending: false }).window()
    await model.readInstalments()
    expect(model.instalmentsOf(quote)).toEqual([])
  })

  test('is the method where its months are chosen and offered', () => {
    const model = aClub(pack).window()
    expect(model.methodOf(quote)).toBe('instalments')
    expect(model.methodOf({ ...quote, instalments: [] })).toBe('card')
    for (const months of [12, undefined]) {
      model.choose(months)
      expect(model.methodOf(quote)).toBe('card')
    }
  })

  test('is not needed where nothing is to be paid', () => {
    expect(
      aClub(pack)
        .window()
        .methodOf({ ...quote, total: moneyOf(0, 'USD') }),
    ).toBe('free')
  })

  test('tells the club how many months', async () => {
    const { invoked, window, press } = aClub(pack)
    await press(window())
    expect(invoked[0]?.method).toEqual({ kind: 'instalments', months: 6 })
  })

  test('is read no longer once the screen is left', async () => {
    const model = aClub(pack).window()
    const reading = model.readInstalments()
    model.dispose()
    await reading
    expect(model.configuring.value).toBeUndefined()
  })
})

describe('a payment of a renewal', () => {
  const gamePlan = kinds[0] ?? expect.unreachable()

  test('that was declined says so until another method is chosen', async () => {
    const { window, press, bankSays } = aClub(gamePlan)
    bankSays('failed')
    const model = window()
    await press(model)
    expect(model.club.refusal).toBe('declined')
    model.choose(6)
    expect(model.club.refusal).toBeUndefined()
  })

  test('is over once it has renewed, and can be forgotten', async () => {
    const { window, press } = aClub(gamePlan)
    const model = window()
    await press(model)
    expect(model.club.open).toBeUndefined()
    model.forget()
    expect(model.renewal).toBeUndefined()
  })

  test('that was declined is forgotten too', async () => {
    const { window, press, bankSays } = aClub(gamePlan)
    bankSays('failed')
    const model = window()
    await press(model)
    model.forget()
    expect(model.club.refusal).toBeUndefined()
  })

  test('renews nothing before it has begun', async () => {
    const { renewed, window } = aClub(gamePlan)
    const model = window()
    await model.complete()
    expect([renewed.size, model.renewal, model.completing.fault]).toEqual([0, undefined, undefined])
  })

  test('is followed no longer once the screen is left', async () => {
    const { renewed, window, press, bankSays } = aClub(gamePlan)
    bankSays('pending')
    const model = window()
    await press(model)
    bankSays('success')
    const looking = model.look()
    model.dispose()
    await looking
    expect([renewed.size, model.renewal]).toEqual([0, undefined])
  })
})
