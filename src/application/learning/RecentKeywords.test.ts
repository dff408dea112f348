import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { RecentKeywords } from './RecentKeywords.ts'

function keywordsOf(id: string | undefined) {
  const account = new BehaviorSubject(id)
  const recent = new RecentKeywords({ value: id, changes: account })
  return { recent, becomes: (next: string | undefined) => account.next(next) }
}

test('keywords are there again, the newest first, until they are removed', () => {
  const { recent } = keywordsOf('hana')
  recent.add('sand')
  recent.add('tempo')
  expect(recent.value).toEqual(['tempo', 'sand'])
  recent.remove('tempo')
  expect(recent.value).toEqual(['sand'])
})

test.each([['bram'], [undefined]])('nothing of them stays when the account becomes %s', (next) => {
  const { recent, becomes } = keywordsOf('hana')
  recent.add('sand')
  becomes(next)
  expect(recent.value).toEqual([])
})

test('they stay while the account does', () => {
  const { recent, becomes } = keywordsOf('hana')
  recent.add('sand')
  becomes('hana')
  expect(recent.value).toEqual(['sand'])
})

test('they stay when the account becomes known only after the first search, and not for the next one', () => {
  const { recent, becomes } = keywordsOf(undefined)
  recent.add('sand')
  becomes('hana')
  expect(recent.value).toEqual(['sand'])
  becomes('bram')
  expect(recent.value).toEqual([])
})

test('each change of them is told, and not what they were before', () => {
  const { recent } = keywordsOf('hana')
  const told: (readonly string[])[] = []
  recent.changes.subscribe((keywords) => told.push(keywords))
  recent.add('sand')
  expect(told).toEqual([['sand']])
})
