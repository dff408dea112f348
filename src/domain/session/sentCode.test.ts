import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { codeOf } from './sentCode.ts'

describe('a code that was sent', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['１２３－４５６', '123456'],
    ['ab-12', 'ab12'],
  ])('%j is %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test.each(['', ' ', '-', '1'.repeat(21), '../../me', '12 34;', '12\u0000', '1️⃣', '<script>', '1'.repeat(10_000)])('%j is none', (text) => {
    expect(codeOf(text)).toBeUndefined()
  })

  test('fits into an address as it is, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const code = codeOf(text) ?? '0'
        expect(code).toMatch(/^[\p{L}\d]{1,20}$/u)
        expect(codeOf(code)).toBe(code)
      }),
    )
  })
})
