import { expect, test, vi } from 'vitest'
import { AddToCart } from '#app/commerce/AddToCart'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { Failure } from '#app/shared/failure'
import { selectionOf } from '#domain/commerce/selection'
import { buildCart } from '../../../../tests/builders/commerce.ts'
import { AddingModel } from './AddingModel.ts'

const glove = selectionOf({ kind: 'simple', sku: 'glove', inStock: true })
const changed: CartOutcome = { kind: 'changed', cart: buildCart() }

function create(answer: () => Promise<CartOutcome> = async () => changed) {
  const execute = vi.fn(answer)
  return { execute, model: new AddingModel(new AddToCart({ execute })) }
}

test('the cart is shown once an item was added, until it is closed', async () => {
  const { model } = create()
  expect(model.isCartShown).toBe(false)
  const adding = model.add([glove])
  expect(model.status.addStatus).toBe('wait')
  await adding
  expect([model.isCartShown, model.status.addStatus, model.refusal]).toEqual([true, 'added', undefined])
  model.closeCart()
  expect([model.isCartShown, model.status.addStatus]).toEqual([false, 'empty'])
})

test.each<readonly [CartOutcome, string, string]>([
  [{ kind: 'refused', reason: 'too-few', message: 'Only 2 left' }, 'too-few', 'Only 2 left'],
  [{ kind: 'refused', reason: 'invalid', message: 'Choose a size' }, 'invalid', 'Choose a size'],
  [{ kind: 'refused', reason: 'not-found', message: 'No such product' }, 'not-found', ''],
  [{ kind: 'refused', reason: 'not-salable', message: 'Not for sale' }, 'not-salable', ''],
  [{ kind: 'impossible', problem: 'quantity-missing' }, 'invalid', ''],
])('%j is shown as %s with the text "%s"', async (outcome, refusal, said) => {
  const { model } = create(async () => outcome)
  await model.add([glove])
  expect([model.refusal, model.said, model.isCartShown]).toEqual([refusal, said, false])
})

test('a refusal is forgotten, and with the next attempt as well', async () => {
  const outcomes: CartOutcome[] = [{ kind: 'refused', reason: 'too-few', message: 'Only 2 left' }, changed]
  const { model } = create(async () => outcomes.shift() ?? changed)
  await model.add([glove])
  const again = model.add([glove])
  expect(model.refusal).toBeUndefined()
  await again
  expect([model.refusal, model.isCartShown]).toEqual([undefined, true])
})

test('a failure is kept until it is forgotten', async () => {
  const { model } = create(() => Promise.reject(new Failure('offline')))
  await model.add([glove])
  expect([model.task.failure?.kind, model.refusal, model.isCartShown]).toEqual(['offline', undefined, false])
  model.forget()
  expect(model.task.failure).toBeUndefined()
})

test('a second press while the first is under way changes nothing', async () => {
  const { execute, model } = create()
  const presses = [model.add([glove]), model.add([glove])]
  expect([execute.mock.calls.length, model.status.addStatus]).toEqual([1, 'wait'])
  await Promise.all(presses)
})
