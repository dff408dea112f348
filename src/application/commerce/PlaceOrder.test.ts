import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/commerce/checkout'
import { aCart } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import { PlaceOrder } from './PlaceOrder.ts'
import type { Placement } from './ports/Checkout.ts'

const order: PlacedOrder = { id: '7', number: '000000007' }
const placed: Placement = { kind: 'placed', order }
const ended: Placement = { kind: 'refused', reason: 'ended', message: 'no' }

/** The shop's answer, and the order that is found afterwards. */
function placing(answer: () => Promise<Placement>, found?: () => Promise<PlacedOrder | undefined>, online = true) {
  const asked = { orders: 0, looks: 0 }
  const placeOrder = () => {
    asked.orders += 1
    return answer()
  }
  const ofCart = async () => {
    asked.looks += 1
    return found?.()
  }
  return { asked, place: new PlaceOrder({ placeOrder }, { ofCart }, { value: online }) }
}

test('[commerce.place-order-result] answers the order', async () => {
  const { place, asked } = placing(async () => placed)
  expect(await place.execute(aCart())).toEqual(placed)
  expect(asked).toEqual({ orders: 1, looks: 0 })
})

test('ten presses make one order', async () => {
  const { place, asked } = placing(async () => placed)
  const answers = await Promise.all(Array.from({ length: 10 }, () => place.execute(aCart())))
  expect(answers).toEqual(Array.from({ length: 10 }, () => placed))
  expect(asked.orders).toBe(1)
})

describe('an answer that is lost', () => {
  const lost = () => Promise.reject(new Failure('timed-out'))

  test('is found', async () => {
    const { place, asked } = placing(lost, async () => order)
    expect(await place.execute(aCart())).toEqual(placed)
    expect(asked).toEqual({ orders: 1, looks: 1 })
  })

  test('says that nothing was ordered where nothing is found', async () => {
    const { place } = placing(lost, async () => undefined)
    await expect(place.execute(aCart())).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
  })

  test('says that nobody knows where nobody can look', async () => {
    const { place } = placing(lost, lost)
    await expect(place.execute(aCart())).rejects.toMatchObject({ outcome: 'unknown' })
  })

  test('was none without a connection', async () => {
    const { place, asked } = placing(() => Promise.reject(new Failure('offline')), undefined, false)
    await expect(place.execute(aCart())).rejects.toMatchObject({ outcome: 'not-sent' })
    expect(asked.looks).toBe(0)
  })
})

test('an order that another tab has placed is the order', async () => {
  expect(
    await placing(
      async () => ended,
      async () => order,
    ).place.execute(aCart()),
  ).toEqual(placed)
})

test('a cart that is gone without an order is refused', async () => {
  expect(
    await placing(
      async () => ended,
      async () => undefined,
    ).place.execute(aCart()),
  ).toEqual(ended)
})
