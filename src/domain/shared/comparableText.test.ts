import { expect, test } from 'vitest'
import { comparableText, wordsOf } from './comparableText.ts'

test.each([
  ['  Façade\n\t CÔTÉ ', 'facade cote'],
  ['ＳＫＹ　Ｔｒａｋ', 'sky trak'],
])('%j is compared as %j', (text, comparable) => {
  expect(comparableText(text)).toBe(comparable)
})

test('words are what stands between spaces', () => {
  expect(wordsOf(' Où  est le\nPutter ')).toEqual(['ou', 'est', 'le', 'putter'])
})

test('a text of spaces has no words', () => {
  expect(wordsOf(' \n ')).toEqual([])
})
