import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { phoneOf } from './phone.ts'

describe('a phone number', () => {
  test.each([
    ['+1 312 555 0141', '+13125550141'],
    ['(312) 555-0141', '3125550141'],
    ['＋８１　３－５５５０－０１２１', '+81355500121'],
    ['03ー5550ー0121', '0355500121'],
    ['06.12/34–56', '06123456'],
  ])('%s is %s', (text, phone) => {
    expect(phoneOf(text)).toBe(phone)
  })

  test.each([
    '',
    ' ',
    '1234',
    '1234567890123456',
    '++123456',
    '123+456',
    'call me',
    '555\u202E0141',
    '555\u00000141',
    '📞5550141',
    '<b>55501</b>',
  ])('%j is none', (text) => {
    expect(phoneOf(text)).toBeUndefined()
  })

  test('is digits alone, with a + before them at most, whatever is typed', () => {
    fc.assert(fc.property(anyText(), (text) => /^\+?\d{5,15}$/.test(phoneOf(text) ?? '00000')))
  })

  test('is itself again, and does not mind what is written between its digits', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 15 })
    const between = fc.constantFrom('', ' ', '-', '.', '\u3000', ' (', ') ')
    fc.assert(
      fc.property(digits, between, (figures, gap) => {
        const phone = figures.join('')
        expect(phoneOf(figures.join(gap))).toBe(phone)
        expect(phoneOf(`+${phone}`)).toBe(`+${phone}`)
      }),
    )
  })

  test('is checked quickly in ten thousand characters', () => {
    expect(phoneOf('1 '.repeat(5000))).toBeUndefined()
  })
})
