import { expect, test } from 'vitest'
import { joinFacts } from './facts.ts'

test('a line never begins with the dot between two facts', () => {
  expect(joinFacts('Pinewood Parcel', 'Express')).toBe('Pinewood Parcel\u00a0· Express')
})

test('facts that are missing leave no dot', () => {
  expect(joinFacts(false, 'Driver', undefined, '', '10.5°')).toBe('Driver\u00a0· 10.5°')
  expect(joinFacts(undefined)).toBe('')
})
