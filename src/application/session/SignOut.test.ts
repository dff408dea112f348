import { expect, test } from 'vitest'
import { childSignedIn } from '#domain/session/family'
import type { ShopAccess } from '#domain/session/session'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { SignOut } from './SignOut.ts'

function aSignOut(shop: ShopAccess | undefined) {
  const session = new SessionInMemory({ grant: shop && { token: 'token', refreshToken: 'refresh', shop } })
  const revoked: unknown[] = []
  const revoke = async (token: string, where?: ShopAccess) => void revoked.push([token, where, session.value.grant])
  return { session, revoked, signOut: new SignOut(session, { revoke }) }
}

test('ends the session, and then the shop’s token at the shop that gave it', async () => {
  const shop = { token: 'shop-token', storeCode: 'en' }
  const { session, revoked, signOut } = aSignOut(shop)
  await signOut.execute()
  expect(session.value.grant).toBeUndefined()
  expect(revoked).toEqual([['shop-token', shop, undefined]])
})

test('revokes the shop tokens of all children, whoever acts', async () => {
  const { session, revoked, signOut } = aSignOut({ token: 'shop-token' })
  for (const id of ['wren', 'robin']) {
    const child = {
      id,
      name: { firstName: id, lastName: '' },
      token: `token of ${id}`,
      shop: { token: `shop of ${id}` },
      isSubAccount: true,
    }
    session.update((now) => childSignedIn(now, child))
  }
  await signOut.execute()
  expect(revoked.map((each) => Array.isArray(each) && each[0])).toEqual(['shop-token', 'shop of robin', 'shop of wren'])
})

test.each([
  ['there is no token of the shop', {}],
  ['nobody is signed in', undefined],
])('asks no shop where %s', async (_why, shop) => {
  const { session, revoked, signOut } = aSignOut(shop)
  await signOut.execute()
  expect([session.value.grant, revoked]).toEqual([undefined, []])
})
