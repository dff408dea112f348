import { describe, expect, test } from 'vitest'
import { writtenOf } from './written.ts'

describe('a written text', () => {
  test('stands without spaces around it, in its composed form', () => {
    expect(writtenOf('  Ame\u0301lie \n')).toEqual({ text: 'Amélie' })
  })

  test('has at most 100 characters', () => {
    expect(writtenOf('x'.repeat(100))).toEqual({ text: 'x'.repeat(100) })
    expect(writtenOf('x'.repeat(101))).toEqual({ problem: 'too-long' })
  })

  test('has at most as many characters as are said', () => {
    expect([writtenOf('xxx', 3), writtenOf('xxxx', 3)]).toEqual([{ text: 'xxx' }, { problem: 'too-long' }])
  })

  test.each(['a\u0000b', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\ud800b'])('can’t hold %j', (typed) => {
    expect(writtenOf(typed)).toEqual({ problem: 'unwritable' })
  })
})
