import { describe, expect, test, vi } from 'vitest'
import type { Deposits } from '#app/commerce/deposit/ports/Deposits'
import { Failure } from '#app/shared/failure'
import type { SavedAddress } from '#domain/commerce/address'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import type { DepositOffers } from '#domain/commerce/deposit/deposit'
import { buildClubOrder } from '../../../../tests/builders/clubOrders.ts'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { DepositChoices } from './DepositChoices.ts'

const centre = buildAddress(90)
const home = buildAddress(3, { isDefaultShipping: true })
const office = buildAddress(5, { isDefaultBilling: true })
const both: DepositOffers = { isCardOffered: true, affirm: { token: 'a', termsUrl: undefined } }

interface Club {
  readonly orders?: readonly ClubOrder[]
  readonly addresses?: readonly SavedAddress[]
  readonly offers?: DepositOffers
}

function create({ orders = [buildClubOrder()], addresses = [home, office], offers = both }: Club = {}) {
  const deposits = {
    order: vi.fn<Deposits['order']>(async (id) => orders.find((order) => order.id === id)),
    centre: vi.fn<Deposits['centre']>(async () => centre),
    offers: vi.fn<Deposits['offers']>(async () => offers),
    ...{ checkCoupon: unasked, checkGiftCode: unasked, take: unasked, deletePlaced: unasked },
  }
  const read = vi.fn(async () => ({ email: 'hana@clubhouse.example', addresses }))
  return { ...deposits, read, choices: new DepositChoices(deposits, { read, add: unasked, update: unasked, remove: unasked }) }
}

describe('an order that is due', () => {
  test('is read with its centre, the addresses and what the providers offer', async () => {
    const { centre: find, offers, choices } = create()
    await choices.show('CC31')
    expect([choices.order?.id, choices.centre, choices.addresses.length]).toEqual(['CC31', centre, 2])
    expect([find.mock.calls[0]?.[0], offers.mock.calls[0]?.[0]]).toEqual(['CLUBUS', buildClubOrder()])
  })

  test('is not known before it was read', () => {
    const { choices } = create()
    const { order, set, addresses, billing, centre: place, methods, method } = choices
    expect({ order, set, addresses, billing, place, methods, method }).toEqual({
      ...{ order: undefined, set: undefined, addresses: [], billing: undefined, place: undefined, methods: [], method: undefined },
    })
  })

  test('is read no longer once the payment is left', () => {
    const { order, choices } = create()
    void choices.show('CC31')
    choices.dispose()
    expect(order.mock.calls[0]?.[1]?.aborted).toBe(true)
  })
})

test.each([
  ['that was paid', [buildClubOrder({ state: 'taken' })], 'CC31'],
  ['that is being paid', [buildClubOrder({ state: 'processing' })], 'CC31'],
  ['that nobody knows', [], 'CC31'],
])('an order %s is read without places and offers', async (_what, orders, id) => {
  const { centre: find, read, offers, choices } = create({ orders })
  await choices.show(id)
  expect([find, read, offers].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('an order that can’t be read again keeps what was read before', async () => {
  const { order, centre: find, choices } = create()
  await choices.show('CC31')
  order.mockRejectedValue(new Failure('offline'))
  await choices.show('CC31')
  expect([choices.order?.id, find.mock.calls.length]).toEqual(['CC31', 1])
})

describe('the set', () => {
  test('is the one of the fitting, until another one is chosen', async () => {
    const { choices } = create()
    await choices.show('CC31')
    expect(choices.set?.id).toBe('three')
    choices.chooseSet('two')
    expect(choices.set?.id).toBe('two')
  })

  test('of a placed order is the one that was ordered, whatever is chosen', async () => {
    const { choices } = create({ orders: [buildClubOrder({ state: 'placed' })] })
    await choices.show('CC31')
    choices.chooseSet('two')
    expect(choices.set?.id).toBe('three')
  })
})

describe('the billing address', () => {
  test('is the default one, until another one is chosen', async () => {
    const { choices } = create()
    await choices.show('CC31')
    expect(choices.billing).toEqual(office)
    choices.bill(3)
    expect(choices.billing).toEqual(home)
  })

  test('is the first one without a default', async () => {
    const { choices } = create({ addresses: [home, buildAddress(4)] })
    await choices.show('CC31')
    expect(choices.billing?.id).toBe(3)
  })
})

describe('the method', () => {
  test('is the card at first, else the one that was chosen', async () => {
    const { choices } = create()
    await choices.show('CC31')
    expect([choices.methods, choices.method]).toEqual([['card', 'affirm'], 'card'])
    choices.payBy('affirm')
    expect(choices.method).toBe('affirm')
  })

  test.each([
    ['affirm', { ...both, isCardOffered: false }],
    ['card', { ...both, affirm: undefined }],
  ] as const)('is %s where nothing else is offered, whatever was chosen', async (method, offers) => {
    const { choices } = create({ offers })
    await choices.show('CC31')
    choices.payBy(method === 'card' ? 'affirm' : 'card')
    expect([choices.methods, choices.method]).toEqual([[method], method])
  })
})

describe('another order', () => {
  const orders = [buildClubOrder(), buildClubOrder({ id: 'CC40' })]

  test('has nothing of the one before', async () => {
    const { choices } = create({ orders })
    await choices.show('CC31')
    choices.chooseSet('two')
    choices.payBy('affirm')
    const showing = choices.show('CC40')
    expect([choices.order, choices.centre, choices.methods]).toEqual([undefined, undefined, []])
    await showing
    expect([choices.set?.id, choices.method]).toEqual(['three', 'card'])
  })

  test('is told from the same one, which keeps what was chosen', async () => {
    const { choices } = create({ orders })
    await choices.show('CC31')
    choices.chooseSet('two')
    choices.payBy('affirm')
    await choices.show('CC31')
    expect([choices.set?.id, choices.method]).toEqual(['two', 'affirm'])
  })
})

function unasked(): never {
  return expect.unreachable()
}
