import { expect, test } from 'vitest'
import { isLanguage, languageOfBrowser } from './language.ts'

test.each([
  ['fr-CA', 'fr'],
  ['JA', 'ja'],
  ['zh-Hant-TW', 'zh'],
  ['en', 'en'],
  ['de-DE', 'en'],
  ['', 'en'],
])('a browser in %s shows %s', (tag, language) => {
  expect(languageOfBrowser(tag)).toBe(language)
})

test.each([
  ['fr', true],
  ['FR', false],
  ['de', false],
  [undefined, false],
])('%s is a language of the club: %s', (value, isOne) => {
  expect(isLanguage(value)).toBe(isOne)
})
