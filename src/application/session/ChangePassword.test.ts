import { expect, test } from 'vitest'
import type { Session } from '#domain/session/session'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { ChangePassword } from './ChangePassword.ts'
import type { PasswordChange } from './ports/Passwords.ts'

const change = { oldPassword: 'fairway', newPassword: 'links' }

async function changed(session: Partial<Session>) {
  const asked: PasswordChange[] = []
  const passwords = {
    change: async (wish: PasswordChange) => {
      asked.push(wish)
      return { kind: 'changed' } as const
    },
  }
  const answer = await new ChangePassword(passwords, new SessionInMemory(session)).execute(change)
  return { answer: answer.kind, asked }
}

test('a player changes the password', async () => {
  expect(await changed({})).toEqual({ answer: 'changed', asked: [change] })
})

test("the club's staff, in a player's name, don't, and nobody is asked", async () => {
  expect(await changed({ byTicket: true })).toEqual({ answer: 'by-ticket', asked: [] })
})
