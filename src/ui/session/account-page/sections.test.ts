import { expect, test } from 'vitest'
import { isInAccount } from '#ui/shell/paths.ts'
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
