import { expect, it, test } from 'vitest'
import { buildSession, createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../../ShopClient.ts'
import { ShopClubCarts } from './ShopClubCarts.ts'

function cartsAnswering(answer: object) {
  const tab = createTestTab(() => Response.json(answer))
  tab.session.update(() => buildSession())
  return new ShopClubCarts(async () => new ShopClient(tab.refresh, tab.session, tab.http))
}

function refusedWith(extensions: object, ...others: readonly object[]) {
  const first = { message: 'The first', extensions: { category: 'graphql-input', ...extensions } }
  return cartsAnswering({ data: null, errors: [first, ...others] }).convert('CC1')
}

it.each([
  [1002, 'order'],
  [1003, 'payment'],
  [1004, 'payment'],
  [1005, 'payment'],
  [1006, 'payment'],
  ['1006', 'payment'],
  [1001, 'address'],
  [1007, 'address'],
  [undefined, 'address'],
] as const)('[commerce.club-error-1003-to-1006] code %s of a cart step is about the %s', async (error_code, part) => {
  expect(await refusedWith({ error_code })).toMatchObject({ kind: 'refused', part })
})

test('[commerce.graphql-first-error-kept] the first error counts, with its order', async () => {
  const later = { message: 'The second', extensions: { category: 'graphql-input', error_code: 1003, custom_club_id: 'CC2' } }
  expect(await refusedWith({ error_code: 1002, custom_club_id: 'CC1' }, later)).toEqual({
    ...{ kind: 'refused', part: 'order', message: 'The first', clubOrderId: 'CC1' },
  })
})

test('a converted cart shows neither its id nor its token', async () => {
  const answer = { message: 'ok', quote_id: 'quote-secret', customer_token: 'token-secret' }
  const cart = await cartsAnswering({ data: { convertCustomClubToCart: answer } }).convert('CC1')
  expect(`${JSON.stringify(cart)} ${Object.keys(cart)} ${Object.values(cart)}`).not.toContain('secret')
})
