import { expect, test } from 'vitest'
import { withKeyword, withoutKeyword } from './keywords.ts'

test('the newest keyword stands first, once, and without the blanks around it', () => {
  expect(withKeyword(['sand', 'tempo'], ' Tempo ')).toEqual(['Tempo', 'sand'])
  expect(withKeyword(['sand'], '  ')).toEqual(['sand'])
})

test('[learning.recent-search-keywords] the oldest goes when there are more than eight', () => {
  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].reduce<readonly string[]>(withKeyword, [])
  expect(nine).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})

test('one can be taken out', () => {
  expect(withoutKeyword(['sand', 'tempo'], 'Sand')).toEqual(['tempo'])
})
