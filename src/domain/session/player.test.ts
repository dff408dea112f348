import { expect, test } from 'vitest'
import { hana } from '../../../tests/builders/session.ts'
import { genderIn, isSamePlayer, openStepOf, userTypeOf } from './player.ts'

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

test.each([
  ['the same in every field', hana, { ...hana }, true],
  ['with a field that has no value in either', hana, { ...hana, phone: undefined }, true],
  ['with another name', hana, { ...hana, firstName: 'Li' }, false],
  ['with a field more', hana, { ...hana, hasPlus: true }, false],
  ['with a field less', { ...hana, hasPlus: true }, hana, false],
])('a player %s', (_what, one, other, isSame) => {
  expect(isSamePlayer(one, other)).toBe(isSame)
})

test.each([
  ['female', 'female'],
  ['male', 'male'],
  ['Male', undefined],
  ['other', undefined],
  [null, undefined],
])('a profile with the gender %s gives %s', (profileGender, gender) => {
  expect(genderIn(profileGender)).toBe(gender)
})
