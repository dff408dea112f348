import { expect, test } from 'vitest'
import { challengeTypes } from './challenge.ts'
import { answersIn } from './gameAnswers.ts'
import { dashboardTypes } from './playConfiguration.ts'

test.each([
  [undefined, challengeTypes],
  [{}, challengeTypes],
  [{ challengeTypes: 'irons' }, challengeTypes],
  [{ challengeTypes: ['chess'] }, challengeTypes],
  [{ challengeTypes: ['irons', 'driver', 'chess'] }, ['driver', 'irons']],
])('the configuration %j leaves the types that are known', (stored, types) => {
  expect(dashboardTypes(stored)).toEqual(types)
})

test.each([
  [{ goal: ' Break 80 ', level: '' }, { answers: { goal: 'Break 80' } }],
  [{ goal: '  ' }, { problem: 'missing' }],
  [{ goal: 'a'.repeat(501) }, { problem: 'too-long' }],
  [{ goal: '\u0007Break' }, { problem: 'unwritable' }],
  [{ level: 'regular' }, { answers: { level: 'regular' } }],
])('the answers %j', (typed, expected) => {
  expect(answersIn(typed)).toEqual(expected)
})
