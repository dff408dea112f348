import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contact, newEmailProblem, phoneProblem, subscriptions, withPhone, withPreferences } from './contact.ts'

const contact: Contact = {
  email: 'hana@clubhouse.example',
  phone: '+1 312 555 0141',
  phoneVerified: true,
  subscriptions: ['unheardOf', 'smsClubhouse'],
}

test.each([
  ['\u3000', 'missing'],
  ['hana', 'invalid'],
  [' HANA@clubhouse.example ', 'same'],
  ['hana.new@clubhouse.example', undefined],
] as const)('the new address %j: %s', (text, problem) => {
  expect(newEmailProblem(text, contact.email)).toBe(problem)
})

test.each([
  [' ', 'missing'],
  ['call me', 'invalid'],
  ['＋１ ３１２ ５５５ ０１４１', undefined],
] as const)('the number %j: %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem)
})

describe('another number', () => {
  test('has yet to be verified', () => {
    expect(withPhone(contact, '+13125550199')).toEqual({ ...contact, phone: '+13125550199', phoneVerified: false })
  })

  test('that is the same one, written otherwise, stays verified', () => {
    expect(withPhone(contact, '+13125550141').phoneVerified).toBe(true)
  })
})

describe('wishes', () => {
  test('are added to what is wanted, or taken from it', () => {
    expect(withPreferences(contact, { emailNews: true, smsClubhouse: false, smsSpecialOffers: false }).subscriptions).toEqual([
      'unheardOf',
      'emailNews',
    ])
  })

  test('are what is wanted afterwards, and nothing else has changed', () => {
    const preferences = fc.dictionary(fc.constantFrom(...subscriptions), fc.boolean())
    fc.assert(
      fc.property(preferences, fc.uniqueArray(fc.constantFrom<string[]>(...subscriptions, 'unheardOf', 'older')), (wished, before) => {
        const after = withPreferences({ ...contact, subscriptions: before }, wished).subscriptions
        expect(new Set(after).size).toBe(after.length)
        for (const key of [...subscriptions, 'unheardOf', 'older']) {
          expect(after.includes(key)).toBe(Object.entries(wished).find(([name]) => name === key)?.[1] ?? before.includes(key))
        }
      }),
    )
  })
})
