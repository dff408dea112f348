import { expect, test } from 'vitest'
import { userTypeOf } from './player.ts'

test.each([
  ['skytrak', 3],
  ['SkyTrak', 3],
  ['skytrak_clubhouse', 2],
  ['SKYTRAK_CLUBHOUSE', 2],
  ['clubhouse', 1],
  ['', 1],
  [null, 1],
  [undefined, 1],
])('a profile of type %s is of kind %i', (type, kind) => {
  expect(userTypeOf(type)).toBe(kind)
})
