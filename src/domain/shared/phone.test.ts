import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
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
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49 (0) 30 1234567', '+49301234567'],
    ['+44 - (0)20 7946 0958', '+442079460958'],
    ['+39 (0)6 698 12345', '+390669812345'],
    ['+39 06 698 12345', '+390669812345'],
    ['+44 020 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['0044 (0)20 7946 0958', '+442079460958'],
    ['tel:+1-312-555-0142', '+13125550142'],
    ['\u202a+1 312 555 0142\u202c', '+13125550142'],
    ['\u2068+1\u2069 312\ufe0d 555\u200b 0142', '+13125550142'],
    ['090\u22121234\u22125678', '09012345678'],
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
    '555 0141 x4',
    '312 tel:5550141',
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
        fc.pre(!phone.startsWith('00'))
        expect(phoneOf(figures.join(gap))).toBe(phone)
        expect(phoneOf(`+${phone}`)).toBe(`+${phone}`)
      }),
    )
  })

  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? [])

  test.each(numbers)('$number is read however its country writes it for callers from abroad', (number) => {
    const written = [number.number, number.formatInternational(), number.getURI()]
    expect(written.map(phoneOf)).toEqual(written.map(() => number.number))
  })

  test.each(numbers)('the zero of $number is left out unless it is a part of it', ({ countryCallingCode, nationalNumber }) => {
    for (const zero of [' (0)', ' 0']) {
      const written = `+${countryCallingCode}${zero}${nationalNumber.replace(/^0/, '')}`
      const number = parsePhoneNumberFromString(written)
      if (number?.isValid()) expect(phoneOf(written)).toBe(number.number)
    }
  })

  test('is checked quickly in ten thousand characters', () => {
    expect(phoneOf('1 '.repeat(5000))).toBeUndefined()
  })
})
