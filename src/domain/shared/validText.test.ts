import { describe, expect, test } from 'vitest'
import { groupedText, kanaText, validLines, validText } from './validText.ts'

describe('a written text', () => {
  test('is trimmed and normalised', () => {
    expect(validText('  Ame\u0301lie \n')).toEqual({ text: 'Amélie' })
  })

  test.each([
    ['\u202aHana\u202c', 'Hana'],
    ['Ha\u200bna\u2069', 'Hana'],
    ['Golf 🏌️‍♀️', 'Golf 🏌️‍♀️'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200d', ''],
  ])('%j is %j: only marks that nobody sees are left out', (typed, text) => {
    expect(validText(typed)).toEqual({ text })
  })

  test('has at most 100 characters', () => {
    expect(validText('x'.repeat(100))).toEqual({ text: 'x'.repeat(100) })
    expect(validText('x'.repeat(101))).toEqual({ problem: 'too-long' })
  })

  test('has at most the given number of characters', () => {
    expect([validText('xxx', 3), validText('xxxx', 3)]).toEqual([{ text: 'xxx' }, { problem: 'too-long' }])
  })

  test.each(['a\u0000b', 'a\tb', 'a\u2028b', 'a\ud800b'])('can’t hold %j', (typed) => {
    expect(validText(typed)).toEqual({ problem: 'unwritable' })
  })
})

describe('a text of several lines', () => {
  test('keeps them', () => {
    expect(validLines(' Ring\r\nat\tthe\ngate ', 20)).toEqual({ text: 'Ring\r\nat\tthe\ngate' })
  })

  test('has at most the given number of characters', () => {
    expect(validLines('ab\ncd', 4)).toEqual({ problem: 'too-long' })
  })

  test('can’t hold other control characters', () => {
    expect(validLines('ab\ncd\u0007', 20)).toEqual({ problem: 'unwritable' })
  })
})

describe('the reading of a name', () => {
  test('is in katakana of full width', () => {
    expect(kanaText(' ぁゖさｶﾞ ')).toEqual({ text: 'ァヶサガ' })
  })

  test('has at most the given number of characters', () => {
    expect(kanaText('さとう', 2)).toEqual({ problem: 'too-long' })
  })
})

test('a text in groups has characters of half width, and no more than the given number', () => {
  expect([groupedText('１５０－０００１', 9), groupedText('150-0001', 7)]).toEqual([{ text: '150-0001' }, { problem: 'too-long' }])
})
