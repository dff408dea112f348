import { expect, test } from 'vitest'
import { PendingReset } from '#app/session/PendingReset'
import { TypedUsername } from '#app/session/TypedUsername'
import { ForgotPasswordViewModel } from './ForgotPasswordViewModel.ts'

const resets = {
  request: async () => undefined,
  resend: async () => undefined,
  confirm: async () => ({ kind: 'wrong' }) as const,
  complete: async () => ({ kind: 'wrong' }) as const,
}

function create(username: string) {
  const typed = new TypedUsername()
  typed.value = username
  return new ForgotPasswordViewModel(resets, new PendingReset(), typed)
}

test.each([
  ['hana@clubhouse.example', 'hana@clubhouse.example', ''],
  ['+1 773 555 0166', '', '+17735550166'],
])('what was typed to sign in, %s, is there to ask for a code', (username, email, phone) => {
  const model = create(username)
  expect([model.email, model.phone]).toEqual([email, phone])
})

test('nothing is lost once the code is on its way', async () => {
  const model = create('+17735550166')
  model.choose(1)
  expect(model.isUnsent).toBe(true)
  expect(await model.submit()).toBe(true)
  expect(model.isUnsent).toBe(false)
})
