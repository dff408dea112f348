import { expect, test } from 'vitest'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import type { ResetAnswer } from './ports/PasswordResets.ts'
import { ResetPassword } from './ResetPassword.ts'

function aReset(answer: ResetAnswer) {
  const session = new SessionInMemory()
  const sent: unknown[] = []
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const complete = async (...words: readonly unknown[]) => {
    sent.push(words)
    return answer
  }
  return { session, sent, reset: new ResetPassword({ request: never, resend: never, confirm: never, complete }, session) }
}

test('a new password signs everybody on this device out', async () => {
  const { session, sent, reset } = aReset({ kind: 'completed' })
  expect(await reset.execute({ token: 't' }, 'links')).toEqual({ kind: 'completed' })
  expect([session.value.grant, sent]).toEqual([undefined, [[{ token: 't' }, 'links']]])
})

test.each(['wrong', 'expired'] as const)('a token that is %s leaves the session as it was', async (kind) => {
  const { session, reset } = aReset({ kind })
  expect(await reset.execute({ token: 't' }, 'links')).toEqual({ kind })
  expect(session.value.grant).toBeDefined()
})
