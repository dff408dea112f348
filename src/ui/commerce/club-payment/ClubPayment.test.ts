import { NEVER } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import { InvokePayment } from '#app/commerce/club-payment/InvokePayment'
import type { Invocation } from '#app/commerce/club-payment/ports/Payments'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PayByCard } from '#app/commerce/PayByCard'
import { Failure } from '#app/shared/failure'
import type { PaymentRequest, PaymentStatus } from '#domain/commerce/club-payment/payment'
import { moneyOf } from '#domain/commerce/money'
import { CardModel } from '../payment/CardModel.ts'
import { ClubPayment, type InvokedPayment, type Purchase } from './ClubPayment.ts'

const typed = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'UTC', ticks: NEVER, sleep: async () => undefined }
const total = moneyOf(40, 'USD')

const free: Purchase<InvokedPayment> = {
  ...{ purpose: 'gear', quote: { id: 'q7', total }, method: { kind: 'free' } },
  paymentOf: (requestId) => ({ requestId }),
}
const byCard: Purchase<InvokedPayment> = { ...free, method: { kind: 'card', card: typed } }

interface Club {
  readonly invoke?: () => Promise<Invocation>
  readonly status?: (requestId: string, signal?: AbortSignal) => Promise<PaymentStatus>
  readonly other?: InvokedPayment
  readonly isOpen?: boolean
}

function create({ invoke, status = async () => 'success', other, isOpen = true }: Club = {}) {
  const invoked: PaymentRequest[] = []
  const send = async (request: PaymentRequest): Promise<Invocation> => {
    invoked.push(request)
    return invoke ? invoke() : { kind: 'invoked', requestId: 'r5' }
  }
  const take = vi.fn(async () => ({ key: 'k', value: 'v' }))
  const look = vi.fn(status)
  const card = new CardModel(new PayByCard(withoutAuthentication, { take }, { isOpen: true }), clock)
  const pay = new InvokePayment<InvokedPayment>({ invoke: send }, async () => other, { isOpen }, { value: true })
  const model = new ClubPayment(card, pay, new FollowPayment({ status: look }, clock))
  model.start()
  return { invoked, look, take, model }
}

describe('a payment to the club', () => {
  test('is invoked and followed until it has ended', async () => {
    const { invoked, look, model } = create()
    expect(await model.pay(free)).toBe('success')
    expect(invoked).toEqual([{ purpose: 'gear', quoteId: 'q7', total, method: { kind: 'free' } }])
    expect([look.mock.calls[0]?.[0], model.open, model.total, model.refusal]).toEqual(['r5', { requestId: 'r5' }, total, undefined])
  })

  test('by card sends a token', async () => {
    const { invoked, model } = create()
    expect(await model.pay(byCard)).toBe('success')
    expect(invoked[0]?.method).toEqual({ kind: 'card', token: { key: 'k', value: 'v' } })
  })

  test.each([
    ['not typed', undefined],
    ['wrong', { ...typed, number: '4' }],
  ])('is not invoked with a card that is %s', async (_what, card) => {
    const { invoked, take, model } = create()
    expect(await model.pay({ ...byCard, method: { kind: 'card', card } })).toBeUndefined()
    expect([invoked.length, take.mock.calls.length, model.open]).toEqual([0, 0, undefined])
  })

  test('is invoked once under several presses, and not again while it is open', async () => {
    const { invoked, model } = create()
    await Promise.all([model.pay(free), model.pay(free)])
    expect(await model.pay({ ...free, quote: { id: 'q8', total } })).toBeUndefined()
    expect(invoked).toHaveLength(1)
  })

  test('is not sent twice while its invocation is under way', async () => {
    const { invoked, model } = create()
    const first = model.pay(free)
    expect(await model.pay({ ...free, quote: { id: 'q8', total } })).toBeUndefined()
    await first
    expect(invoked).toHaveLength(1)
  })

  test('that another tab has invoked is followed with an unknown total', async () => {
    const { look, model } = create({ invoke: async () => ({ kind: 'refused', reason: 'under-way' }), other: { requestId: 'r2' } })
    expect(await model.pay(free)).toBe('success')
    expect([look.mock.calls[0]?.[0], model.total]).toEqual(['r2', undefined])
  })

  test('at a total that has changed is refused, until it is cleared', async () => {
    const { model } = create({ invoke: async () => ({ kind: 'refused', reason: 'changed' }) })
    expect(await model.pay(free)).toBeUndefined()
    expect([model.refusal, model.open]).toEqual(['changed', undefined])
    model.clear()
    expect(model.refusal).toBeUndefined()
  })

  test('by staff in the name of a player is not made', async () => {
    const { model } = create({ isOpen: false })
    expect([await model.pay(free), model.mayPay, model.refusal]).toEqual([undefined, false, undefined])
    expect(create().model.mayPay).toBe(true)
  })

  test('that could not be invoked keeps its failure until it is cleared', async () => {
    const { model } = create({ invoke: () => Promise.reject(new Failure('throttled')) })
    expect(await model.pay(free)).toBeUndefined()
    expect([model.paying.failure?.kind, model.open]).toEqual(['throttled', undefined])
    model.clear()
    expect(model.paying.failure).toBeUndefined()
  })
})

describe('the end of a payment', () => {
  test('that failed is declined, and the next try has no refusal', async () => {
    const { model } = create({ status: async () => 'failed' })
    expect(await model.pay(free)).toBe('failed')
    expect([model.refusal, model.open]).toEqual(['declined', undefined])
    const next = model.pay(free)
    expect(model.refusal).toBeUndefined()
    await next
  })

  test('that is still unknown after two minutes can be looked at again', async () => {
    let status: PaymentStatus = 'pending'
    const { model } = create({ status: async () => status })
    expect(model.isStillProcessed).toBe(false)
    const paying = model.pay(free)
    expect(model.isStillProcessed).toBe(false)
    expect(await paying).toBe('pending')
    expect(model.isStillProcessed).toBe(true)
    status = 'success'
    expect([await model.look(), model.isStillProcessed]).toEqual(['success', false])
  })

  test('that can not be read is unknown', async () => {
    let isDown = false
    const { model } = create({ status: async () => (isDown ? Promise.reject(new Failure('offline')) : 'pending') })
    await model.pay(free)
    isDown = true
    expect(await model.look()).toBeUndefined()
    expect([model.following.failure?.kind, model.isStillProcessed, model.open]).toEqual(['offline', false, { requestId: 'r5' }])
  })

  test('is looked at once at a time, and only for an open payment', async () => {
    const { look, model } = create()
    expect(await model.look()).toBeUndefined()
    const following = model.resume({ requestId: 'r9' })
    expect(await model.look()).toBeUndefined()
    expect(await following).toBe('success')
    expect(look.mock.calls.map(([requestId]) => requestId)).toEqual(['r9'])
  })

  test('is no longer looked at once the screen is left', () => {
    const { look, model } = create({ status: () => new Promise(() => undefined) })
    void model.resume({ requestId: 'r9' })
    model.dispose()
    expect([look.mock.calls[0]?.[1]?.aborted, model.following.busy]).toEqual([true, false])
  })
})

describe('after a reload', () => {
  test('the payment that the club knows of is followed, with its total', async () => {
    const { look, model } = create()
    expect(await model.resume({ requestId: 'r9' }, total)).toBe('success')
    expect([look.mock.calls[0]?.[0], model.total]).toEqual(['r9', total])
  })

  test('nothing is followed without a payment, or beside an open one', async () => {
    const { look, model } = create()
    expect(await model.resume(undefined)).toBeUndefined()
    await model.resume({ requestId: 'r9' })
    expect(await model.resume({ requestId: 'r10' })).toBeUndefined()
    expect(look.mock.calls.map(([requestId]) => requestId)).toEqual(['r9'])
  })

  test('a finished payment makes room for the next', async () => {
    const { invoked, model } = create()
    await model.pay(free)
    model.finish()
    expect([model.open, model.following.value]).toEqual([undefined, undefined])
    expect(await model.pay(free)).toBe('success')
    expect(invoked).toHaveLength(2)
  })
})
