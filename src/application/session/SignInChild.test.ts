import { expect, test } from 'vitest'
import type { FamilyAccount } from '#domain/session/configuration'
import type { ChildGrant } from '#domain/session/session'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import type { ChildSignInAnswer } from './ports/SubAccounts.ts'
import { SignInChild } from './SignInChild.ts'

const account: FamilyAccount = { id: 'wren', firstName: 'Wren', lastName: 'Ito', asksPassword: true }
const wren: ChildGrant = { id: 'wren', name: { firstName: 'Wren', lastName: 'Ito' }, token: 'of-wren', shop: {}, isSubAccount: true }
const robin: ChildGrant = { ...wren, id: 'robin', token: 'of-robin' }

function aFamily(answer: ChildSignInAnswer, session = new SessionInMemory()) {
  const requests: unknown[] = []
  const signIn = async ({ id }: FamilyAccount, password?: string) => {
    requests.push([id, password])
    return answer
  }
  return { session, requests, signInChild: new SignInChild({ signIn }, session) }
}

test('a child that has signed in acts from now on', async () => {
  const { session, requests, signInChild } = aFamily({ kind: 'signed-in', child: wren })
  expect(await signInChild.execute(account, 'fairway')).toEqual({ kind: 'signed-in', child: wren })
  expect(session.value).toMatchObject({ child: wren, family: 'accept' })
  expect(requests).toEqual([['wren', 'fairway']])
})

test.each(['password-needed', 'password-wrong', 'refused'] as const)('the session stays as it was: %s', async (kind) => {
  const { session, signInChild } = aFamily({ kind })
  const before = session.value
  expect(await signInChild.execute(account)).toEqual({ kind })
  expect(session.value).toBe(before)
})

test('a child that is signed in at this window acts again without a password', async () => {
  const session = new SessionInMemory({ child: robin, relatives: [{ child: wren }] })
  const { requests, signInChild } = aFamily({ kind: 'password-needed' }, session)
  expect(await signInChild.execute(account)).toEqual({ kind: 'signed-in', child: wren })
  expect([session.value.child, requests]).toEqual([wren, []])
})

test('another child at this window does not count as this one', async () => {
  const session = new SessionInMemory({ child: robin })
  const { requests, signInChild } = aFamily({ kind: 'password-needed' }, session)
  expect(await signInChild.execute(account)).toEqual({ kind: 'password-needed' })
  expect([session.value.child, requests.length]).toEqual([robin, 1])
})
