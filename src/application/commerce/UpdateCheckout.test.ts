import { describe, expect, test } from 'vitest'
import { buildAddress, buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import type { FoundCart } from './CartQueue.ts'
import type { Checkout, CheckoutAnswer } from './ports/Checkout.ts'
import { type CheckoutStep, UpdateCheckout } from './UpdateCheckout.ts'

const told = buildCart({ id: 'told' })
const changed: CheckoutAnswer = { kind: 'changed', cart: told }
const refused: CheckoutAnswer = { kind: 'refused', part: 'address', message: 'No such street' }
const address = buildAddress(1)
const bill = { kind: 'bill-to', address } as const

function createCheckoutOrder(answer: () => Promise<CheckoutAnswer> = async () => changed) {
  const requests: unknown[] = []
  const step =
    (name: string) =>
    (...words: readonly unknown[]) => {
      requests.push([name, ...words])
      return answer()
    }
  const never = () => Promise.reject(new Error('Nothing is ordered here'))
  const checkout: Checkout = {
    ...{ setEmail: step('email'), shipTo: step('ship to'), billTo: step('bill to'), shipBy: step('ship by'), payBy: step('pay by') },
    ...{ placeOrder: never, payAndPlaceOrder: never },
  }
  const current = new CurrentCartInMemory({ cart: buildCart() })
  const turns = { run: <T>(work: (found: FoundCart) => Promise<T>) => work({ id: 'c1', before: undefined }) }
  return { updateCheckout: new UpdateCheckout(checkout, turns, createShopper().storeOf(new CartsInMemory(), current)), requests, current }
}

describe('the shop is told', () => {
  const method = { carrierCode: 'pinewood', methodCode: 'standard' }

  test.each<readonly [CheckoutStep, readonly unknown[]]>([
    [{ kind: 'email', email: 'hana@clubhouse.example' }, ['email', 'c1', 'hana@clubhouse.example']],
    [{ kind: 'ship-to', address }, ['ship to', 'c1', address]],
    [{ kind: 'ship-by', method }, ['ship by', 'c1', method]],
    [bill, ['bill to', 'c1', address]],
    [{ kind: 'bill-to', address: 'as-shipping' }, ['bill to', 'c1', 'as-shipping']],
    [{ kind: 'pay-by', payment: { kind: 'free' } }, ['pay by', 'c1', { kind: 'free' }]],
  ])('%j', async (word, request) => {
    const { updateCheckout, requests } = createCheckoutOrder()
    expect(await updateCheckout.execute(word)).toBe(changed)
    expect(requests).toEqual([request])
  })
})

describe('its answer', () => {
  test('is shown as the cart', async () => {
    const { updateCheckout, current } = createCheckoutOrder()
    await updateCheckout.execute({ kind: 'ship-to', address })
    expect(current.value).toMatchObject({ cart: told, billingSetStatus: 'empty' })
  })

  test('leaves the cart as it is where it is a refusal', async () => {
    const { updateCheckout, current } = createCheckoutOrder(async () => refused)
    expect(await updateCheckout.execute({ kind: 'ship-to', address })).toBe(refused)
    expect(current.history).toEqual([])
  })
})

describe('a billing address', () => {
  const statuses = ({ history }: CurrentCartInMemory) => history.map(({ billingSetStatus }) => billingSetStatus)

  test('is awaited and then set', async () => {
    const { updateCheckout, current } = createCheckoutOrder()
    await updateCheckout.execute(bill)
    expect(statuses(current).slice(0, 2)).toEqual(['wait', 'success'])
    expect(current.value).toMatchObject({ cart: told, billingSetStatus: 'success' })
  })

  test('is not set where the shop refuses it', async () => {
    const { updateCheckout, current } = createCheckoutOrder(async () => refused)
    await updateCheckout.execute(bill)
    expect(statuses(current)).toEqual(['wait', 'empty'])
  })

  test('is not set where the shop does not answer', async () => {
    const { updateCheckout, current } = createCheckoutOrder(() => Promise.reject(new Failure('offline')))
    await expect(updateCheckout.execute(bill)).rejects.toMatchObject({ kind: 'offline' })
    expect(statuses(current)).toEqual(['wait', 'empty'])
  })
})
