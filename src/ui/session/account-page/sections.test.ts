import { expect, test } from 'vitest'
import { isInAccount, isInListOfAccount } from '#ui/shell/paths.ts'
import { openGroups } from './sections.ts'

const everything = openGroups({ accessTo: () => 'open' }).flatMap(({ sections }) => sections)

test('each part of the account leads back to it, except those with an area of their own and the club’s pages', () => {
  expect(everything.filter(({ path }) => !isInAccount(path)).map(({ key }) => key)).toEqual(['devices', 'faq', 'contactUs'])
})

test.each(['/', '/shop', '/shop/cart', '/shop/products/clubhouse-towel', '/shop/memberships', '/devices', '/lessons'])(
  '%s is no page of the account',
  (path) => {
    expect(isInAccount(path)).toBe(false)
  },
)

test('no part of the account is a page of a list', () => {
  expect(everything.filter(({ path }) => isInListOfAccount(path))).toEqual([])
})

test.each([
  ...['/returns/163', '/returns/new', '/shop/orders/000001015', '/shop/purchases/r-7', '/fitting/orders/CC000000031'],
  ...['/fitting/clubs/driver/7', '/fitting/putters/3', '/shop/orders/000001015/'],
])('%s leads back to its list, which leads back to the account', (path) => {
  expect([isInListOfAccount(path), isInAccount(path), isInListOfAccount(path.replace(/\/[^/]+\/?$/, ''))]).toEqual([true, true, false])
})

test.each([
  ['lessons', 'gear'],
  ['devices', 'devices'],
] as const)('who has no access to %s is offered no %s', (area, part) => {
  const offered = openGroups({ accessTo: (each) => (each === area ? 'closed' : 'open') }).flatMap(({ sections }) => sections)
  expect(everything.filter(({ key }) => !offered.some((each) => each.key === key)).map(({ key }) => key)).toEqual([part])
})
