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
  const wide = { holder: ' Ｈａｎａ Ito ', number: '４２４２-4242-4242-4242', month: '５', year: '２０２６', securityCode: '１２３' }
  expect(readCard(wide, today)).toEqual({ card })
})

test('tells all that is wrong at once', () => {
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
  ['half a century ahead', { year: '76' }, { expiry: 'wrong' }],
  ['a word for a year', { year: 'soon' }, { expiry: 'wrong' }],
  ['a code too long', { securityCode: '1234' }, { securityCode: 'wrong' }],
  ['the code of a Visa on an American Express', { number: '378282246310005' }, { securityCode: 'wrong' }],
  ['an essay of a name', { holder: 'x'.repeat(256) }, { holder: 'too-long' }],
])('finds %s', (_what, typed, problems) => {
  expect(problemsOf(typed)).toEqual(problems)
})

describe('a brand', () => {
  test.each([
    ['4', 'visa'],
    ['5555 55', 'mastercard'],
    ['2221', 'mastercard'],
    ['37', 'american-express'],
    ['3566', 'jcb'],
    ['36', 'diners-club'],
    ['6011', 'discover'],
    ['62', 'unionpay'],
    ['9', undefined],
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
