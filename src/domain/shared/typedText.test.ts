import { expect, test } from 'vitest'
import { capitalsAndDigits, digitsAsNumber, groupsOf, preparedText, readableText, typedDay, withoutGroups } from './typedText.ts'

test.each([
  ['\u2066１５４－００１１\u2069', '154-0011'],
  ['090\u22121234', '090-1234'],
  ['４２\u00a0\u202f４２', '42 42'],
  ['\ufeffa\u00ad b\ufe0f ', 'a b'],
])('%j is prepared as %j', (typed, text) => {
  expect(preparedText(typed)).toBe(text)
})

test('groups of letters and digits are read however they are separated', () => {
  expect(withoutGroups('４２４２\u2011４２４２ー42 42')).toBe('424242424242')
  expect(capitalsAndDigits('ab·12_３４\u200b')).toBe('AB1234')
  expect(groupsOf(' gift / 2026 — jpy ')).toEqual(['GIFT', '2026', 'JPY'])
})

test('a text keeps its lines, its dashes and its width', () => {
  expect(readableText('\u200eＡ — b\nc\u2069 ')).toBe('Ａ — b\nc')
})

test.each([
  ['12', 12],
  ['0x1', undefined],
  ['1e2', undefined],
  ['', undefined],
  ['-1', undefined],
])('the digits %j are %j', (digits, number) => {
  expect(digitsAsNumber(digits)).toBe(number)
})

test.each([
  ['２０２４－０２－２９', '2024-02-29'],
  ['2025-02-29', undefined],
  ['20240229', undefined],
  ['2024-02-29T10:00', undefined],
])('the day %j is %j', (typed, day) => {
  expect(typedDay(typed)?.toString()).toBe(day)
})
