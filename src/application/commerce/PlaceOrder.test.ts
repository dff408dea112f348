import { Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/commerce/checkout'
import { shopOf } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import { withPlan } from '#domain/commerce/selection'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import { FindPlacedOrder } from './FindPlacedOrder.ts'
import { PlaceOrder } from './PlaceOrder.ts'
import type { Placement } from './ports/Checkout.ts'

const order: PlacedOrder = { id: '7', number: '000000007' }
const free = { kind: 'free' } as const
const placed: Placement = { kind: 'placed', order }
const ended: Placement = { kind: 'refused', reason: 'ended', message: 'no' }

const never = () => new Promise<void>(() => undefined)

interface Circumstances {
  readonly online?: boolean
  readonly isOpen?: boolean
  readonly sleep?: (milliseconds: number) => Promise<void>
}

function placing(
  answer: () => Promise<Placement>,
  found?: () => Promise<PlacedOrder | undefined>,
  { online = true, isOpen = true, sleep = async () => undefined }: Circumstances = {},
) {
  const visible = new Subject<boolean>()
  const both: string[] = []
  const asked = { orders: 0, looks: 0, both }
  const placeOrder = () => {
    asked.orders += 1
    return answer()
  }
  const ofCart = async () => {
    asked.looks += 1
    return found?.()
  }
  const payAndPlaceOrder = (_cartId: string, { kind }: Payment, shop: string) => {
    both.push(`${kind} ${shop}`)
    return answer()
  }
  const checkout = { placeOrder, payAndPlaceOrder }
  const findOrder = new FindPlacedOrder({ ofCart }, { sleep }, { changes: visible })
  const place = new PlaceOrder(checkout, findOrder, { isOpen }, { value: online }, { of: shopOf })
  return { asked, visible, place }
}

test('[commerce.place-order-result] answers the order', async () => {
  const { place, asked } = placing(async () => placed)
  expect(await place.execute(buildCart(), free)).toEqual(placed)
  expect(asked).toEqual({ orders: 1, looks: 0, both: [] })
})

test('of a subscription is sent with its payment', async () => {
  const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
  const items = [buildCartItem({ selection: withPlan(buildCartItem().selection, plan) })]
  const { place, asked } = placing(async () => placed)
  expect(await place.execute(buildCart({ items }), free)).toEqual(placed)
  expect(asked).toEqual({ orders: 0, looks: 0, both: ['free members'] })
})

test('is refused without a call in a session that may not pay', async () => {
  const { place, asked } = placing(async () => placed, undefined, { isOpen: false })
  expect(await place.execute(buildCart(), free)).toMatchObject({ kind: 'refused', reason: 'by-ticket' })
  expect(asked).toMatchObject({ orders: 0, looks: 0 })
})

test('ten presses place one order', async () => {
  const { place, asked } = placing(async () => placed)
  const answers = await Promise.all(Array.from({ length: 10 }, () => place.execute(buildCart(), free)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => placed))
  expect(asked.orders).toBe(1)
})

test('a press after the answer places another order', async () => {
  const { place, asked } = placing(async () => ({ kind: 'refused', reason: 'payment', message: 'Declined' }))
  await place.execute(buildCart(), free)
  await place.execute(buildCart(), free)
  expect(asked.orders).toBe(2)
})

test('only an ended cart starts a search for the order', async () => {
  const declined: Placement = { kind: 'refused', reason: 'payment', message: 'Declined' }
  const { place, asked } = placing(
    async () => declined,
    async () => order,
  )
  expect(await place.execute(buildCart(), free)).toEqual(declined)
  expect(asked.looks).toBe(0)
})

describe('an answer that is lost', () => {
  const lost = () => Promise.reject(new Failure('timed-out'))

  test('is found', async () => {
    const { place, asked } = placing(lost, async () => order)
    expect(await place.execute(buildCart(), free)).toEqual(placed)
    expect(asked).toMatchObject({ orders: 1, looks: 1 })
  })

  test('is looked for after 10 seconds, 30 seconds and 2 minutes, before another attempt is offered', async () => {
    const slept: number[] = []
    const sleep = async (milliseconds: number) => void slept.push(milliseconds / 1000)
    const { place, asked } = placing(lost, async () => (slept.length === 3 ? order : undefined), { sleep })
    expect(await place.execute(buildCart(), free)).toEqual(placed)
    expect([slept, asked.orders, asked.looks]).toEqual([[10, 30, 120], 1, 4])
  })

  test('is looked for when the shopper returns', async () => {
    const { place, asked, visible } = placing(lost, async () => (asked.looks > 1 ? order : undefined), { sleep: never })
    const placement = place.execute(buildCart(), free)
    await expect.poll(() => visible.observed).toBe(true)
    visible.next(false)
    expect(asked.looks).toBe(1)
    visible.next(true)
    expect(await placement).toEqual(placed)
  })

  test('means that nothing was ordered if nothing is found', async () => {
    const { place } = placing(lost, async () => undefined)
    await expect(place.execute(buildCart(), free)).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
  })

  test('is unknown if the search fails', async () => {
    const { place } = placing(lost, lost)
    await expect(place.execute(buildCart(), free)).rejects.toMatchObject({ outcome: 'unknown' })
  })

  test('was not sent without a connection', async () => {
    const { place, asked } = placing(() => Promise.reject(new Failure('offline')), undefined, { online: false })
    await expect(place.execute(buildCart(), free)).rejects.toMatchObject({ outcome: 'not-sent' })
    expect(asked.looks).toBe(0)
  })
})

test('the order of another tab is the answer', async () => {
  expect(
    await placing(
      async () => ended,
      async () => order,
    ).place.execute(buildCart(), free),
  ).toEqual(placed)
})

test('a cart that is gone without an order is refused', async () => {
  expect(
    await placing(
      async () => ended,
      async () => undefined,
    ).place.execute(buildCart(), free),
  ).toEqual(ended)
})
