import { expect, test } from 'vitest'
import { traceOf } from './payment.ts'

test('of a card its brand, its last four digits and its expiry date are kept, and nothing else', () => {
  const card = { holder: 'Hana Ito', number: '4242424242421234', month: 5, year: 2030, securityCode: '123' }
  expect(traceOf(card)).toEqual({ brand: 'visa', last4: '1234', month: 5, year: 2030 })
})
