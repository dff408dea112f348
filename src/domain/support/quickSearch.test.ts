import { expect, test } from 'vitest'
import { bestMatches } from './quickSearch.ts'

const courses = [
  ['Old Heron Links', 'Évian'],
  ['Heron Point', 'Chicago'],
  ['Sycamore', 'North Heron'],
  ['Blackheron', 'Osaka'],
  ['スイング', '東京'],
]

function found(typed: string): readonly (string | undefined)[] {
  return bestMatches(typed, courses, (texts) => texts).map(([name]) => name)
}

test('the beginning of a name counts most, then the beginning of a word', () => {
  expect(found('heron')).toEqual(['Heron Point', 'Old Heron Links', 'Sycamore', 'Blackheron'])
})

test('one word at the beginning is enough for the rank', () => {
  expect(
    bestMatches(
      'north heron',
      [
        ['Sycamore', 'North Heron'],
        ['North', 'Heron'],
      ],
      (texts) => texts,
    ),
  ).toEqual([
    ['North', 'Heron'],
    ['Sycamore', 'North Heron'],
  ])
  expect(
    bestMatches(
      'ycamore her',
      [
        ['Tycamore', 'Blackher'],
        ['Sycamore', 'North Heron'],
      ],
      (texts) => texts,
    ),
  ).toEqual([
    ['Sycamore', 'North Heron'],
    ['Tycamore', 'Blackher'],
  ])
})

test('all words are needed, in any of the texts', () => {
  expect(found('links evian')).toEqual(['Old Heron Links'])
  expect(found('heron paris')).toEqual([])
})

test.each(['ｈｅｒｏｎ　ｐｏｉｎｔ', 'POINT heron', ' heron  point '])('%j is read like "heron point"', (typed) => {
  expect(found(typed)).toEqual(['Heron Point'])
})

test('Japanese is found by a part of a word', () => {
  expect(found('イング')).toEqual(['スイング'])
})
