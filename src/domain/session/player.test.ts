import { expect, test } from 'vitest'
import { openStepOf, userTypeOf } from './player.ts'

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

test.each([
  [{ termsRead: false, emailVerified: false, phoneVerified: false }, 'code'],
  [{ termsRead: false }, 'code'],
  [{ termsRead: false, emailVerified: true }, 'terms'],
  [{ termsRead: false, phoneVerified: true }, 'terms'],
  [{ termsRead: true, emailVerified: false }, undefined],
  [{ emailVerified: false }, undefined],
  [{ termsRead: null, emailVerified: null }, undefined],
])('%j leaves open: %s', (state, step) => {
  expect(openStepOf(state)).toBe(step)
})
