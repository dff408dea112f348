import { describe, expect, test, vi } from 'vitest'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import { type DepositMethod, depositSums } from '#domain/commerce/deposit/deposit'
import { moneyOf } from '#domain/commerce/money'
import { buildClubOrder, buildClubSet } from '../../../../tests/builders/clubOrders.ts'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { Failure } from '../../shared/failure.ts'
import type { PlaceClubOrder } from './PlaceClubOrder.ts'
import type { DepositAnswer, DepositPayment } from './ports/Deposits.ts'
import { type DepositRequest, TakeDeposit } from './TakeDeposit.ts'

const free: DepositMethod = { kind: 'zero' }
const order = buildClubOrder()
const placed = buildClubOrder({ state: 'placed', placed: { id: 5, number: '000000005' } })
const processing = buildClubOrder({ ...placed, state: 'processing' })
const taken = buildClubOrder({ ...placed, state: 'taken' })
const refusal = { kind: 'refused', part: 'address', message: 'no' } as const

function requestOf(own: Partial<DepositRequest> = {}): DepositRequest {
  return {
    ...{ order, set: buildClubSet('three'), billing: buildAddress(3), pickUp: buildAddress(4) },
    ...{ sums: depositSums(moneyOf(240, 'USD'), {}), prepare: async () => free },
    ...own,
  }
}

interface Club {
  /** The order as the club knows it, at each look; the last stays. */
  readonly looks?: readonly (ClubOrder | undefined)[]
  readonly take?: () => Promise<DepositAnswer>
  readonly placement?: Awaited<ReturnType<PlaceClubOrder['execute']>>
  readonly isOpen?: boolean
}

function create({ looks = [order], take = async () => ({ kind: 'taken' }), placement = { kind: 'placed' }, isOpen = true }: Club = {}) {
  let look = 0
  const find = async (id: string) => {
    look += 1
    return id === order.id ? looks[Math.min(look, looks.length) - 1] : undefined
  }
  const sent = vi.fn((_payment: DepositPayment) => take())
  const place = vi.fn(async () => placement)
  const names: string[] = []
  const inOneTab = <T>(name: string, work: () => Promise<T>) => {
    names.push(name)
    return work()
  }
  const useCase = new TakeDeposit({ order: find, take: sent }, { execute: place }, { isOpen }, { value: true }, inOneTab)
  return { names, place, sent, useCase }
}

describe('the deposit of an order', () => {
  test('is taken once the order is placed', async () => {
    const { names, place, sent, useCase } = create()
    expect(await useCase.execute(requestOf())).toEqual({ kind: 'taken' })
    expect([place.mock.calls.length, names]).toEqual([1, ['deposit CC31']])
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ order, set: { id: 'three' }, method: free })
  })

  test('may still be under way at the bank', async () => {
    expect(await create({ take: async () => ({ kind: 'processing' }) }).useCase.execute(requestOf())).toEqual({ kind: 'processing' })
  })

  test('of a placed order is taken without placing it again', async () => {
    const { place, useCase } = create({ looks: [placed] })
    expect(await useCase.execute(requestOf())).toEqual({ kind: 'taken' })
    expect(place).not.toHaveBeenCalled()
  })

  test('is taken once under ten presses, and can be tried again afterwards', async () => {
    const { sent, useCase } = create({ take: async () => ({ kind: 'refused', reason: 'declined' }) })
    const ends = await Promise.all(Array.from({ length: 10 }, () => useCase.execute(requestOf())))
    expect(new Set(ends)).toEqual(new Set([{ kind: 'refused', reason: 'declined' }]))
    expect(sent).toHaveBeenCalledTimes(1)
    await useCase.execute(requestOf())
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['that another tab has paid', taken, { kind: 'taken' }],
    ['that the club has returned', buildClubOrder({ ...placed, state: 'returned' }), { kind: 'taken' }],
    ['that another tab is paying', processing, { kind: 'processing' }],
    ['that is gone', undefined, { kind: 'refused', reason: 'gone' }],
    ['of which another set was ordered', { ...placed, setId: 'two' }, { kind: 'refused', reason: 'changed' }],
  ] as const)('%s is not taken', async (_what, known, end) => {
    const { place, sent, useCase } = create({ looks: [known] })
    expect(await useCase.execute(requestOf())).toEqual(end)
    expect([place.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
  })

  test('of another set of an open order is taken for that set', async () => {
    const { sent, useCase } = create()
    expect(await useCase.execute(requestOf({ set: buildClubSet('two') }))).toEqual({ kind: 'taken' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ set: { id: 'two' } })
  })

  test('is not taken if the order is refused', async () => {
    const { sent, useCase } = create({ placement: refusal })
    expect(await useCase.execute(requestOf())).toEqual({ kind: 'stopped', refusal })
    expect(sent).not.toHaveBeenCalled()
  })

  test('is not taken if the player or the bank stops it', async () => {
    const { sent, useCase } = create()
    expect(await useCase.execute(requestOf({ prepare: async () => undefined }))).toEqual({ kind: 'unprepared' })
    expect(sent).not.toHaveBeenCalled()
  })

  test('is not taken by staff in the name of a player', async () => {
    const { names, useCase } = create({ isOpen: false })
    expect([await useCase.execute(requestOf()), useCase.mayPay, names]).toEqual([{ kind: 'refused', reason: 'by-ticket' }, false, []])
  })
})

describe('a deposit whose answer got lost', () => {
  const take = () => Promise.reject(new Failure('timed-out'))

  test.each([
    ['taken', taken],
    ['processing', processing],
  ] as const)('is %s as the club says', async (kind, now) => {
    const { sent, useCase } = create({ looks: [placed, now], take })
    expect(await useCase.execute(requestOf())).toEqual({ kind })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['still due', placed],
    ['gone', undefined],
  ])('was not taken if it is %s', async (_what, now) => {
    await expect(create({ looks: [placed, now], take }).useCase.execute(requestOf())).rejects.toMatchObject({ outcome: 'not-done' })
  })
})

describe('a deposit that the club has already', () => {
  const take = async (): Promise<DepositAnswer> => ({ kind: 'refused', reason: 'paid' })

  test('is taken', async () => {
    expect(await create({ looks: [placed, taken], take }).useCase.execute(requestOf())).toEqual({ kind: 'taken' })
  })

  test('has changed if its order is due again', async () => {
    expect(await create({ looks: [placed], take }).useCase.execute(requestOf())).toEqual({ kind: 'refused', reason: 'changed' })
  })
})
