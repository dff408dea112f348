import { expect, test } from 'vitest'
import { leaderboardScopeIn, placeFigures, rankedEntries } from './leaderboard.ts'

const entry = (name: string, value: number) => ({ name, value, isOwn: false })
const ranks = (type: 'driver' | 'closPinC') =>
  rankedEntries([entry('a', 3), entry('b', 5), entry('c', 5), entry('d', 1)], type).map(({ name, rank, isTied }) => [name, rank, isTied])

test('equal scores share a rank, and the next one skips as many', () => {
  expect(ranks('driver')).toEqual([
    ['b', 1, true],
    ['c', 1, true],
    ['a', 3, false],
    ['d', 4, false],
  ])
})

test('a place is decided by the better and the equal scores', () => {
  const entries = rankedEntries([entry('a', 3), entry('b', 5), entry('c', 5), entry('d', 1), entry('e', 3), entry('f', 3)], 'driver')
  const figures = entries.filter(({ name }) => 'ed'.includes(name)).map((own) => placeFigures(own, entries))
  expect(figures).toEqual([
    { value: 3, better: 2, equal: 2, ranked: 6 },
    { value: 1, better: 5, equal: 0, ranked: 6 },
  ])
})

test('beside the pin the smallest value leads', () => {
  expect(ranks('closPinC').map(([name]) => name)).toEqual(['d', 'a', 'b', 'c'])
})

test.each([
  ['centre', 'centre'],
  ['coach', 'coach'],
  ['world', 'global'],
  [null, 'global'],
])('the scope %s of an address is %s', (text, scope) => {
  expect(leaderboardScopeIn(text)).toBe(scope)
})
