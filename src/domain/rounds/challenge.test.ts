import { expect, test } from 'vitest'
import { challengeTypeIn, challengeTypes, compareScores, groupedByType } from './challenge.ts'

const of = (id: string, type: (typeof challengeTypes)[number]) => ({ id, type, name: id, lead: '' })

test('[rounds.challenge-types] exactly eight types are known', () => {
  expect([...challengeTypes].sort()).toEqual(
    ['closPinC', 'driver', 'irons', 'longDrvC', 'longGame', 'shortGame', 'targetC', 'training'].sort(),
  )
})

test('[rounds.challenge-grouping] challenges are grouped by type; types without a challenge have no group', () => {
  const groups = groupedByType([of('pin', 'closPinC'), of('a', 'driver'), of('b', 'driver')])
  expect(groups.map(({ type, challenges }) => [type, challenges.map(({ id }) => id)])).toEqual([
    ['driver', ['a', 'b']],
    ['closPinC', ['pin']],
  ])
})

test.each([
  ['irons', 'irons'],
  ['chess', 'driver'],
  [null, 'driver'],
])('[rounds.leaderboard-default-driver] the type %s of an address is %s', (text, type) => {
  expect(challengeTypeIn(text)).toBe(type)
})

test('less is better beside the pin, more everywhere else', () => {
  expect(challengeTypes.filter((type) => compareScores(type, 1, 2) < 0)).toEqual(['closPinC'])
})
