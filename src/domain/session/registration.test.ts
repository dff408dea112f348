import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { emptyEntry, enteredRegistration, entryOf, postalCodeOf, type RegistrationEntry } from './registration.ts'

const sol: RegistrationEntry = {
  ...emptyEntry,
  firstName: ' Sol ',
  lastName: 'Marchetti',
  phone: '+1 (312) 555-0190',
  postalCode: '１５０-０００１',
}

const problemsOf = (values: Partial<RegistrationEntry>) => {
  const entered = enteredRegistration({ ...sol, ...values })
  return entered.kind === 'problems' ? entered.problems : {}
}

describe('what is entered for an account', () => {
  test('is told as the club wants it, and what was not given is left out', () => {
    expect(enteredRegistration({ ...sol, centreId: 'lakeshore', altFirstName: 'ｿﾙ' })).toEqual({
      kind: 'entered',
      registration: {
        ...{ firstName: 'Sol', lastName: 'Marchetti', phone: '+13125550190', postalCode: '150-0001' },
        ...{ centreId: 'lakeshore', altFirstName: 'ソル', hand: 'right', method: 2 },
      },
    })
  })

  test('[session.verification-method-default] asks for the code by e-mail unless the player or the club wants it otherwise', () => {
    const methodOf = (...given: Parameters<typeof enteredRegistration>) => {
      const entered = enteredRegistration(...given)
      return entered.kind === 'entered' ? entered.registration.method : undefined
    }
    expect([methodOf(sol), methodOf(sol, 1), methodOf({ ...sol, method: 2 }, 1)]).toEqual([2, 1, 2])
  })

  test('may be of one name, and without a postal code or a centre', () => {
    expect(problemsOf({ lastName: '', postalCode: '', centreId: undefined })).toEqual({})
  })

  test.each([
    ['firstName', ' ', 'missing'],
    ['firstName', 'x'.repeat(101), 'too-long'],
    ['firstName', 'a\u0000b', 'unwritable'],
    ['lastName', 'a\u0007b', 'unwritable'],
    ['altLastName', '\ud800', 'unwritable'],
    ['phone', '', 'missing'],
    ['phone', 'a lot', 'no-number'],
    ['phone', '1'.repeat(10_000), 'no-number'],
    ['postalCode', 'x'.repeat(10_000), 'too-long'],
  ] as const)('is not sent with a %s that can’t be', (field, text, problem) => {
    expect(problemsOf({ [field]: text })).toEqual({ [field]: problem })
  })

  test.each(['🏌️‍♀️', '<script>alert(1)</script>', 'Сольвейг', 'ソル', 'Ødegård-Nguyễn'])('takes a name such as %s', (lastName) => {
    expect(problemsOf({ lastName })).toEqual({})
  })

  test('is normalised at once, whatever is typed', () => {
    const text = anyText({ maxLength: 20 })
    fc.assert(
      fc.property(text, text, text, (firstName, lastName, postalCode) => {
        const entered = enteredRegistration({ ...sol, firstName, lastName, postalCode })
        if (entered.kind === 'problems') return
        const { firstName: first, lastName: last, postalCode: code = '' } = entered.registration
        expect(enteredRegistration({ ...sol, firstName: first, lastName: last, postalCode: code })).toEqual(entered)
        expect(first).not.toBe('')
      }),
    )
  })

  test('looks for centres by a postal code alone', () => {
    expect(['', '  ', 'a\u0000', '６０６１１ '].map(postalCodeOf)).toEqual([undefined, undefined, undefined, '60611'])
  })
})

describe('a draft of a registration', () => {
  test('fills the form in as it was', () => {
    const draft = { firstName: 'Sol', phone: '+13125550190', hand: 'left', method: '1', centreId: 'lakeshore', pref: 'Tokyo' }
    expect(entryOf(draft)).toEqual({ ...emptyEntry, ...draft, method: 1 })
  })

  test('that names no hand and no way of the code begins with the usual ones, and brings nothing else along', () => {
    expect(entryOf({ firstName: 'Sol', hand: 'both', method: '7', password: 'secret' })).toEqual({ ...emptyEntry, firstName: 'Sol' })
  })
})
