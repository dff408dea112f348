import { expect, test } from 'vitest'
import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import { Failure, type FailureKind } from '#app/shared/failure'
import { FindOrderViewModel } from './FindOrderViewModel.ts'

function aForm(typed: Partial<GuestOrderKey>, refusal: FailureKind = 'gone') {
  const asked: GuestOrderKey[] = []
  const model = new FindOrderViewModel({
    ofGuest: async (key) => {
      asked.push(key)
      throw new Failure(refusal)
    },
  })
  const key = { number: '000002001', email: 'hana@home.example', lastName: 'Lindqvist', ...typed }
  for (const field of ['number', 'email', 'lastName'] as const) model.type(field, key[field])
  return { model, asked }
}

test.each([
  [{ number: ' ' }, ['number']],
  [{ email: 'hana@' }, ['email']],
  [{ lastName: '' }, ['lastName']],
])('%j is named before the shop is asked', async (typed, problems) => {
  const { model, asked } = aForm(typed)
  await model.find()
  expect([model.problems, asked, model.isNone]).toEqual([problems, [], false])
})

test('an order that the shop does not find is none, until another is looked for', async () => {
  const { model, asked } = aForm({ number: ' 000002001 ' })
  await model.find()
  expect([model.isNone, asked]).toEqual([true, [{ number: '000002001', email: 'hana@home.example', lastName: 'Lindqvist' }]])
  model.type('email', '')
  await model.find()
  expect([model.isNone, asked.length]).toEqual([false, 1])
})

test('an order that was placed with an account is none for a guest, who is asked to sign in', async () => {
  const { model } = aForm({}, 'forbidden')
  await model.find()
  expect([model.isNone, model.isOfAccount]).toEqual([true, true])
})
