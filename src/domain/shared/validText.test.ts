import { describe, expect, test } from 'vitest'
import { validText } from './validText.ts'

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
