import { describe, expect, test } from 'vitest'
import { buildBag } from '../../../tests/builders/rounds.ts'
import { addedBag, bagName, currentBag, inUseOrder } from './bag.ts'

const may = (day: number) => ({ lastModified: `2026-05-${String(day).padStart(2, '0')}T08:00Z` })

describe('[rounds.current-bag-choice] the current bag', () => {
  test.each([
    ['is the one that was modified last', [buildBag(1, may(3)), buildBag(2, may(9)), buildBag(3, may(4))], 2],
    ['is the one with the highest id where none has been modified', [buildBag(4), buildBag(9), buildBag(6)], 9],
    ['is a modified one, however high the ids of the others', [buildBag(1, may(3)), buildBag(8)], 1],
    [
      'is the one with the highest id of those modified at the same moment',
      [buildBag(5, may(3)), buildBag(7, may(3)), buildBag(6, may(3))],
      7,
    ],
    ['is nothing where there is no bag', [], undefined],
  ])('%s', (_what, bags, id) => {
    expect(currentBag(bags)?.id).toBe(id)
  })
})

test('the current bag comes first, then the newest', () => {
  const bags = [buildBag(1), buildBag(2, may(3)), buildBag(3)]
  expect([bags, bags.toReversed()].map((each) => inUseOrder(each).map(({ id }) => id))).toEqual([
    [2, 3, 1],
    [2, 3, 1],
  ])
})

test.each([
  ['  Winter bag ', { name: 'Winter bag' }],
  ['   ', { problem: 'missing' }],
  ['x'.repeat(51), { problem: 'too-long' }],
  ['Bag \u0007back', { problem: 'unwritable' }],
])('a bag named "%s" is %o', (typed, checked) => {
  expect(bagName(typed)).toEqual(checked)
})

test('the bag that was added has the name, and was not known before', () => {
  const known = [buildBag(1, { name: 'Travel' }), buildBag(5, { name: 'Summer' })]
  expect(addedBag([...known, buildBag(2, { name: 'Winter' }), buildBag(3, { name: 'Travel' })], known, 'Travel')?.id).toBe(3)
  expect(addedBag(known, known, 'Travel')).toBeUndefined()
})
