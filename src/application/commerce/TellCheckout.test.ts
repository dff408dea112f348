import { describe, expect, test } from 'vitest'
import { aCart, anAddress } from '../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import type { FoundCart } from './CartTurns.ts'
import type { Checkout, CheckoutAnswer } from './ports/Checkout.ts'
import { type CheckoutWord, TellCheckout } from './TellCheckout.ts'

const told = aCart({ id: 'told' })
const changed: CheckoutAnswer = { kind: 'changed', cart: told }
const refused: CheckoutAnswer = { kind: 'refused', part: 'address', message: 'No such street' }
const address = anAddress(1)
const bill = { kind: 'bill-to', address } as const

function aCheckout(answer: () => Promise<CheckoutAnswer> = async () => changed) {
  const requests: unknown[] = []
  const step =
    (name: string) =>
    (...words: readonly unknown[]) => {
      requests.push([name, ...words])
      return answer()
    }
  const never = () => Promise.reject(new Error('Nothing is ordered here'))
  const checkout: Checkout = {
    ...{ tellEmail: step('email'), shipTo: step('ship to'), billTo: step('bill to'), shipBy: step('ship by'), payBy: step('pay by') },
    ...{ placeOrder: never, payAndPlaceOrder: never },
  }
  const current = new CurrentCartInMemory({ cart: aCart() })
  const turns = { take: <T>(work: (found: FoundCart) => Promise<T>) => work({ id: 'c1', before: undefined }) }
  return { tell: new TellCheckout(checkout, turns, current), requests, current }
}

describe('the shop is told', () => {
  const method = { carrierCode: 'pinewood', methodCode: 'standard' }

  test.each<readonly [CheckoutWord, readonly unknown[]]>([
    [{ kind: 'email', email: 'hana@clubhouse.example' }, ['email', 'c1', 'hana@clubhouse.example']],
    [{ kind: 'ship-to', address }, ['ship to', 'c1', address]],
    [{ kind: 'ship-by', method }, ['ship by', 'c1', method]],
    [bill, ['bill to', 'c1', address]],
    [{ kind: 'bill-to', address: 'as-shipping' }, ['bill to', 'c1', 'as-shipping']],
    [{ kind: 'pay-by', payment: { kind: 'free' } }, ['pay by', 'c1', { kind: 'free' }]],
  ])('%j', async (word, request) => {
    const { tell, requests } = aCheckout()
    expect(await tell.execute(word)).toBe(changed)
    expect(requests).toEqual([request])
  })
})

describe('its answer', () => {
  test('is shown as the cart', async () => {
    const { tell, current } = aCheckout()
    await tell.execute({ kind: 'ship-to', address })
    expect(current.value).toMatchObject({ cart: told, billingSetStatus: 'empty' })
  })

  test('leaves the cart as it is where it is a refusal', async () => {
    const { tell, current } = aCheckout(async () => refused)
    expect(await tell.execute({ kind: 'ship-to', address })).toBe(refused)
    expect(current.history).toEqual([])
  })
})

describe('a billing address', () => {
  const statuses = ({ history }: CurrentCartInMemory) => history.map(({ billingSetStatus }) => billingSetStatus)

  test('is awaited and then set', async () => {
    const { tell, current } = aCheckout()
    await tell.execute(bill)
    expect(statuses(current).slice(0, 2)).toEqual(['wait', 'success'])
    expect(current.value).toMatchObject({ cart: told, billingSetStatus: 'success' })
  })

  test('is not set where the shop refuses it', async () => {
    const { tell, current } = aCheckout(async () => refused)
    await tell.execute(bill)
    expect(statuses(current)).toEqual(['wait', 'empty'])
  })

  test('is not set where the shop does not answer', async () => {
    const { tell, current } = aCheckout(() => Promise.reject(new Failure('offline')))
    await expect(tell.execute(bill)).rejects.toMatchObject({ kind: 'offline' })
    expect(statuses(current)).toEqual(['wait', 'empty'])
  })
})
