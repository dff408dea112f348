import { expect, test } from 'vitest'
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

test.each([
  ['there is no token of the shop', {}],
  ['nobody is signed in', undefined],
])('asks no shop where %s', async (_why, shop) => {
  const { session, revoked, signOut } = aSignOut(shop)
  await signOut.execute()
  expect([session.value.grant, revoked]).toEqual([undefined, []])
})
