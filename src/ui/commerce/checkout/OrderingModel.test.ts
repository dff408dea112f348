import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import type { Placement } from '#app/commerce/ports/Checkout'
import { Failure } from '#app/shared/failure'
import { card, createCheckoutModel } from '../../../../tests/builders/checkout.ts'

test('an order shows its steps', async () => {
  const { model } = await createCheckoutModel({ customer: 'hana' })
  const steps: string[] = []
  const stop = autorun(() => steps.push(model.ordering.step))
  await model.order(card)
  stop()
  expect(steps).toEqual(['places', 'card', 'order'])
})

test('an order whose answer is lost is looked for, and the next attempt begins anew', async () => {
  const { model } = await createCheckoutModel({ customer: 'hana', placeOrder: () => Promise.reject(new Failure('timed-out')) })
  const steps: string[] = []
  const stop = autorun(() => steps.push(model.ordering.step))
  await model.order(card)
  expect(steps).toEqual(['places', 'card', 'order', 'checking'])
  await model.order(card)
  stop()
  expect(steps[4]).toBe('places')
})

test.each([
  ['unable', 'Too many', 'Too many'],
  ['payment', 'Declined', ''],
] as const)('an order refused as %s says "%s" as "%s", until it is cleared', async (reason, message, said) => {
  const { model } = await createCheckoutModel({
    customer: 'hana',
    placeOrder: async (): Promise<Placement> => ({ kind: 'refused', reason, message }),
  })
  await model.order(card)
  expect([model.ordering.refusal, model.ordering.said]).toEqual([reason, said])
  model.ordering.clear()
  expect(model.ordering.refusal).toBeUndefined()
})

test('a failure stays until it is cleared', async () => {
  const { model } = await createCheckoutModel({ customer: 'hana', placeOrder: () => Promise.reject(new Failure('throttled')) })
  await model.order(card)
  expect(model.ordering.placing.failure?.kind).toBe('throttled')
  model.ordering.clear()
  expect(model.ordering.placing.failure).toBeUndefined()
})

test('a player may pay', async () => {
  expect((await createCheckoutModel()).model.ordering.mayPay).toBe(true)
})
