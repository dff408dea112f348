import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandOf, readCard, type TypedCard } from './card.ts'

const today = Temporal.PlainDate.from('2026-05-11')
const good: TypedCard = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '05', year: '26', securityCode: '123' }

function problemsOf(typed: Partial<TypedCard>) {
  const read = readCard({ ...good, ...typed }, today)
  return 'problems' in read ? read.problems : {}
}

test('reads what a card says, however it is typed', () => {
  const card = { holder: 'Hana Ito', number: '4242424242424242', month: 5, year: 2026, securityCode: '123' }
  expect(readCard(good, today)).toEqual({ card })
  const wide = {
    holder: ' Ｈａｎａ Ito ',
    number: '\u202a４２４２-4242\u20114242-4242\u202c',
    month: '５',
    year: '２０２６',
    securityCode: '１２３',
  }
  expect(readCard(wide, today)).toEqual({ card })
})

test('reports all problems at once', () => {
  expect(readCard({ holder: ' ', number: '', month: '', year: '', securityCode: '' }, today)).toEqual({
    problems: { holder: 'missing', number: 'missing', expiry: 'missing', securityCode: 'missing' },
  })
})

test.each([
  ['a digit off', { number: '4242 4242 4242 4241' }, { number: 'wrong' }],
  ['too short', { number: '4242' }, { number: 'wrong' }],
  ['letters', { number: '4242 4242 4242 424X' }, { number: 'wrong' }],
  ['last month', { month: '4' }, { expiry: 'past' }],
  ['no such month', { month: '13' }, { expiry: 'wrong' }],
  ['month nought', { month: '0' }, { expiry: 'wrong' }],
  ['no month', { month: ' ' }, { expiry: 'missing' }],
  ['no year', { year: ' ' }, { expiry: 'missing' }],
  ['half a month', { month: '1.5' }, { expiry: 'wrong' }],
  ['half a year', { year: '2027.5' }, { expiry: 'wrong' }],
  ['twenty-one years ahead', { year: '2047' }, { expiry: 'wrong' }],
  ['half a century ahead', { year: '76' }, { expiry: 'wrong' }],
  ['the year 100', { year: '100' }, { expiry: 'past' }],
  ['a word for a year', { year: 'soon' }, { expiry: 'wrong' }],
  ['a number of 11 digits', { number: '42424242420' }, { number: 'wrong' }],
  ['a number of 20 digits', { number: '42424242424242424242' }, { number: 'wrong' }],
  ['a number with a letter before it', { number: 'X4242 4242 4242 4242' }, { number: 'wrong' }],
  ['a code too long', { securityCode: '1234' }, { securityCode: 'wrong' }],
  ['a code too short', { securityCode: '12' }, { securityCode: 'wrong' }],
  ['a code with a letter', { securityCode: '12X' }, { securityCode: 'wrong' }],
  ['a code with a letter before it', { securityCode: 'X123' }, { securityCode: 'wrong' }],
  ['five digits on an American Express', { number: '378282246310005', securityCode: '12345' }, { securityCode: 'wrong' }],
  ['a letter before the code of an American Express', { number: '378282246310005', securityCode: 'X1234' }, { securityCode: 'wrong' }],
  ['the code of a Visa on an American Express', { number: '378282246310005' }, { securityCode: 'wrong' }],
  ['an essay of a name', { holder: 'x'.repeat(256) }, { holder: 'too-long' }],
])('finds %s', (_what, typed, problems) => {
  expect(problemsOf(typed)).toEqual(problems)
})

test.each([
  ['January', { month: '1', year: '27' }],
  ['December', { month: '12' }],
  ['this month', { month: '5' }],
  ['twenty years ahead', { year: '2046' }],
  ['a number with nines in it', { number: '6011 0009 9013 9424' }],
  ['a number of 12 digits', { number: '424242424242' }],
  ['a number of 19 digits', { number: '4242424242424242428' }],
  ['the code of an American Express', { number: '378282246310005', securityCode: '1234' }],
  ['a name of 255 letters', { holder: 'x'.repeat(255) }],
])('takes %s', (_what, typed) => {
  expect(problemsOf(typed)).toEqual({})
})

describe('a brand', () => {
  test.each([
    ['4', 'visa'],
    ['5555 55', 'mastercard'],
    ['51', 'mastercard'],
    ['50', undefined],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2229', 'mastercard'],
    ['223', 'mastercard'],
    ['23', 'mastercard'],
    ['26', 'mastercard'],
    ['271', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['34', 'american-express'],
    ['37', 'american-express'],
    ['33', undefined],
    ['3527', undefined],
    ['3528', 'jcb'],
    ['3529', 'jcb'],
    ['3566', 'jcb'],
    ['3589', 'jcb'],
    ['359', undefined],
    ['300', 'diners-club'],
    ['305', 'diners-club'],
    ['306', undefined],
    ['36', 'diners-club'],
    ['38', 'diners-club'],
    ['39', 'diners-club'],
    ['6011', 'discover'],
    ['643', undefined],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ['62', 'unionpay'],
    ['9', undefined],
    ['1 4', undefined],
    ['15', undefined],
    ['137', undefined],
    ['136', undefined],
    ['13566', undefined],
    ['16011', undefined],
    ['162', undefined],
    ['', undefined],
  ])('of %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })
})

test('every single wrong digit is found', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), digit, (place, other) => {
      const digits = [...'4242424242424242']
      fc.pre(digits[place] !== String(other))
      digits[place] = String(other)
      expect(problemsOf({ number: digits.join('') })).toMatchObject({ number: 'wrong' })
    }),
  )
})
