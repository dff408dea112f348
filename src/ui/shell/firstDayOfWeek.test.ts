import { expect, test } from 'vitest'
import { languages } from '#domain/shared/language'
import { firstDayOfWeek } from './firstDayOfWeek.ts'
import { localeOf } from './locale.ts'

test.each([
  ['US', 7],
  ['CA', 7],
  ['JP', 7],
  ['HK', 7],
  ['SG', 7],
  ['ZA', 7],
  ['GB', 1],
  ['FR', 1],
  ['CN', 1],
])('in %s weeks begin on day %d, in every language', (country, day) => {
  expect(languages.map((language) => firstDayOfWeek(localeOf(language, country)))).toEqual(languages.map(() => day))
})
