import { describe, expect, test } from 'vitest'
import { buildClub, clubLists } from '../../../tests/builders/rounds.ts'
import { type ClubEntry, clubsTooMany, entryOf, groupedByParent, inBagOrder, kindOf, usualSet, wereAdded } from './club.ts'

const driver = buildClub(1, 'd', { loft: 10.5 })
const iron = buildClub(2, '7')
const strange = buildClub(3, 'niblick')
const putter = buildClub(4, 'p')

test('a bag begins with the driver and ends with the putter; what nobody knows comes last', () => {
  const second = buildClub(9, 'd', { loft: 9 })
  expect(inBagOrder([strange, putter, driver, iron, second], clubLists).map(({ id }) => id)).toEqual([9, 1, 2, 4, 3])
})

test('of one category the stronger loft comes first, then the club that was added first', () => {
  const clubs = [buildClub(6, '7'), buildClub(9, '7', { loft: 31 }), buildClub(4, '7', { loft: 34 }), buildClub(2, '7', { loft: 34 })]
  expect([clubs, clubs.toReversed()].map((each) => inBagOrder(each, clubLists).map(({ id }) => id))).toEqual([
    [6, 9, 2, 4],
    [6, 9, 2, 4],
  ])
})

test('clubs are grouped by their parent category', () => {
  const groups = groupedByParent([putter, strange, iron, driver], clubLists)
  expect(groups.map(({ parent, clubs }) => [parent?.name, clubs.map(({ id }) => id)])).toEqual([
    ['Woods', [1]],
    ['Irons', [2]],
    ['Putters', [4]],
    [undefined, [3]],
  ])
})

test.each([
  [driver, 'wood'],
  [putter, 'putter'],
  [strange, 'other'],
])('the kind of a club is that of its parent category', (club, kind) => {
  expect(kindOf(club, clubLists)).toBe(kind)
})

test.each([
  [14, 0],
  [15, 1],
])('of %i clubs, %i are too many for a round', (count, tooMany) => {
  expect(clubsTooMany(Array.from({ length: count }))).toBe(tooMany)
})

test('a usual set has the usual lofts and distances', () => {
  expect(usualSet(clubLists).map(({ categoryId, loft, distance }) => [categoryId, loft, distance])).toEqual([
    ['d', 10.5, 219.456],
    ['7', 34, 137.16],
    ['p', 3, undefined],
  ])
})

describe('clubs were added', () => {
  test('where each is there and was unknown before', () => {
    const [one, two] = [buildClub(8, '7'), buildClub(9, '7')]
    expect(wereAdded([iron], [driver, iron], [driver])).toBe(true)
    expect(wereAdded([iron], [driver, iron], [driver, iron])).toBe(false)
    expect([wereAdded([iron, iron], [one, two], []), wereAdded([iron, iron], [one, putter], [])]).toEqual([true, false])
  })

  /** The compiler asks for every field. */
  const others: ClubEntry = {
    ...{ categoryId: 'd', manufacturerId: 'halden', model: 'T1', loft: 34, distance: 137.16, pictureKey: 'iron.jpg' },
  }

  test.each(Object.entries(others))('but not one that differs by its %s', (name, value) => {
    expect(wereAdded([{ ...iron, [name]: value }], [iron], [])).toBe(false)
  })
})

test('a club that is added once more keeps all but its place', () => {
  expect(entryOf(driver)).toEqual({ ...driver, id: undefined, bagId: undefined })
})
