import { describe, expect, test } from 'vitest'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import { buildClubOrder, buildClubSet } from '../../../../tests/builders/clubOrders.ts'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { Failure } from '../../shared/failure.ts'
import { PlaceClubOrder } from './PlaceClubOrder.ts'
import type { CartRefusal, ClubCart, ClubPlacement } from './ports/ClubCarts.ts'
import { WithdrawnOrders } from './WithdrawnOrders.ts'

const ordering = { order: buildClubOrder(), set: buildClubSet('two'), billing: buildAddress(3), pickUp: buildAddress(4) }
const placed = buildClubOrder({ state: 'placed', placed: { id: 5, number: '000000005' } })
const refusal = (part: CartRefusal['part'], own: Partial<CartRefusal> = {}): CartRefusal => ({
  kind: 'refused',
  part,
  message: 'no',
  ...own,
})

interface Shop {
  readonly refuses?: Readonly<Record<string, CartRefusal>>
  readonly place?: () => Promise<ClubPlacement>
  readonly known?: ClubOrder
}

function create({ refuses = {}, place = async () => ({ kind: 'placed' }), known }: Shop = {}) {
  const steps: string[] = []
  const step = async (name: string) => {
    steps.push(name)
    return refuses[name]
  }
  const cart: ClubCart = {
    chooseSet: (id) => step(`set ${id}`),
    billTo: () => step('bill'),
    shipTo: () => step('ship'),
    pickUp: () => step('pick up'),
    payAtClub: () => step('pay at club'),
    place: async () => (await step('place')) ?? place(),
  }
  const withdrawn = new WithdrawnOrders()
  const useCase = new PlaceClubOrder(
    { convert: async (id) => (await step(`convert ${id}`)) ?? cart },
    { order: async (id) => (id === ordering.order.id ? known : undefined) },
    { execute: () => step('empty').then(() => 'done') },
    withdrawn,
    { value: true },
  )
  return { steps, withdrawn, useCase }
}

describe('an order of custom-fit clubs', () => {
  test('is placed by the steps of its cart, in their order', async () => {
    const { steps, withdrawn, useCase } = create()
    expect(await useCase.execute(ordering)).toEqual({ kind: 'placed' })
    expect(steps).toEqual(['empty', 'convert CC31', 'set two', 'bill', 'ship', 'pick up', 'pay at club', 'place'])
    expect(withdrawn.value.size).toBe(0)
  })

  test('ends with the first step that is refused', async () => {
    const { steps, useCase } = create({ refuses: { ship: refusal('address') } })
    expect(await useCase.execute(ordering)).toEqual(refusal('address'))
    expect(steps.at(-1)).toBe('ship')
  })

  test('that can not be converted has no further step', async () => {
    const { steps, withdrawn, useCase } = create({ refuses: { 'convert CC31': refusal('payment') } })
    expect(await useCase.execute(ordering)).toEqual(refusal('payment'))
    expect([steps.at(-1), withdrawn.value.size]).toEqual(['convert CC31', 0])
  })

  test.each([
    ['by its own id', {}, 'CC31'],
    ['by the id that the shop names', { clubOrderId: 'CC99' }, 'CC99'],
  ])('that the shop no longer knows is withdrawn %s', async (_how, own, id) => {
    const { withdrawn, useCase } = create({ refuses: { 'convert CC31': refusal('order', own) } })
    await useCase.execute(ordering)
    expect([...withdrawn.value]).toEqual([id])
  })

  test('whose answer got lost is looked for at the club', async () => {
    const lost = () => Promise.reject(new Failure('timed-out'))
    expect(await create({ place: lost, known: placed }).useCase.execute(ordering)).toEqual({ kind: 'placed' })
    await expect(create({ place: lost, known: buildClubOrder() }).useCase.execute(ordering)).rejects.toMatchObject({ outcome: 'not-done' })
  })

  test('whose cart has ended may have been placed in another tab', async () => {
    const ended = async (): Promise<ClubPlacement> => ({ kind: 'ended' })
    expect(await create({ place: ended, known: placed }).useCase.execute(ordering)).toEqual({ kind: 'placed' })
    expect(await create({ place: ended }).useCase.execute(ordering)).toEqual({ kind: 'refused', part: 'address', message: '' })
  })
})

test('withdrawn orders are announced, each once more than before', () => {
  const withdrawn = new WithdrawnOrders()
  const seen: string[][] = []
  withdrawn.changes.subscribe((ids) => seen.push([...ids]))
  withdrawn.add('CC31')
  withdrawn.add('CC32')
  expect(seen).toEqual([['CC31'], ['CC31', 'CC32']])
})
