import { expect, test } from 'vitest'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { type CartState, changedTo, fetched, fetching, notFetched, unread } from './cartState.ts'

const shown: CartState = {
  cart: buildCart({ id: 'shown' }),
  fetchStatus: 'success',
  billingSetStatus: 'success',
  couponResult: 'applied',
  broughtAlong: 2,
}
const other = buildCart({ id: 'other' })

test.each<readonly [string, CartState, Partial<CartState>]>([
  ['while it is read stays, and wants a new billing address', fetching(shown), { fetchStatus: 'loading', billingSetStatus: 'empty' }],
  ['that was read is shown', fetched(fetching(shown), other), { cart: other, billingSetStatus: 'empty' }],
  ['that could not be read stays as it was', notFetched(fetching(shown)), { fetchStatus: 'idle', billingSetStatus: 'empty' }],
  ['that was changed is shown, and nothing else changes', changedTo(shown, other), { cart: other }],
])('a cart %s', (_what, state, differences) => {
  expect(state).toEqual({ ...shown, ...differences })
})

test.each([
  ['keeps the setting for taxes that was read before', undefined, true],
  ['takes the setting for taxes of the answer', false, false],
])('a cart that was changed %s', (_what, isTaxIncluded, kept) => {
  const before = { ...shown, cart: buildCart({ isTaxIncluded: true }) }
  expect(changedTo(before, buildCart({ isTaxIncluded })).cart).toMatchObject({ isTaxIncluded: kept })
})

test('nothing is known of a cart at first', () => {
  expect(unread).toEqual({ fetchStatus: 'idle', billingSetStatus: 'empty' })
})
