import { expect, test } from 'vitest'
import { buildClub, clubLists } from '../../../tests/builders/rounds.ts'
import { fromPlayDistance } from '../shared/distance.ts'
import { gappingOf } from './gapping.ts'

function clubs(...yards: readonly number[]) {
  return yards.map((each, index) => buildClub(index + 1, '7', { distance: fromPlayDistance(each, false) }))
}

test.each([
  [4, 'overlap'],
  [5, 'even'],
  [20, 'even'],
  [21, 'wide'],
])('%i yards between two clubs are %s', (yards, kind) => {
  expect(gappingOf(clubs(150 + yards, 150), clubLists)[0]?.gap?.kind).toBe(kind)
})

test('the longest club comes first, whatever the order of the bag, and the shortest has no gap', () => {
  const gapping = gappingOf(clubs(140, 165, 150), clubLists)
  expect(gapping.map(({ club, gap }) => [club.id, gap?.kind])).toEqual([
    [2, 'even'],
    [3, 'even'],
    [1, undefined],
  ])
  expect(gapping[0]?.gap?.metres).toBeCloseTo(13.716)
})

test('a putter, and a club without a distance, are no part of it', () => {
  expect(gappingOf([buildClub(1, 'd'), buildClub(2, 'p', { distance: 20 }), buildClub(3, '7', { distance: 137 })], clubLists)).toHaveLength(
    1,
  )
})
