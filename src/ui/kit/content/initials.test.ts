import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Nora', 'Lindqvist', 'NL'],
  ['tomás', 'reyes', 'TR'],
  ['Li', '', 'L'],
  ['', 'Odette', 'O'],
  ['Émile', "d'Arc", 'ÉD'],
  [' Hana ', ' Park ', 'HP'],
])('two letters stand for %s %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected)
})

test.each([
  ['航', '早乙女', '早'],
  ['奈緒', '野村', '野'],
  ['さくら', '', 'さ'],
  ['伟', '王', '王'],
])('one sign of the family name stands for %s %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected)
})

test('a letter with its accents is one', () => {
  expect(initials({ firstName: 'E\u0301mile', lastName: 'Roy' })).toBe('E\u0301R')
})
