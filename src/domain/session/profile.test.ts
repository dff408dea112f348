import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changedFields,
  entered,
  enteredFields,
  fieldsOf,
  handednessOf,
  isPhoneInUse,
  type Profile,
  type ProfileDetails,
} from './profile.ts'

const today = Temporal.PlainDate.from('2026-05-13')

const hana: Profile = {
  details: {
    ...{ firstName: 'Hana', lastName: 'Lindqvist', altFirstName: '', altLastName: '', hand: 'r', birthday: '1988-04-17', gender: 'female' },
    ...{ street1: '2214 North Orchard Street', street2: '', city: 'Chicago', postalCode: '60614', state: 'Illinois', pref: '' },
    phone: '+1 312 555 0141',
  },
  subscriptions: ['emailNews'],
}

/** Letters, symbols and lone surrogates. */
const anything = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0xd7f0, max: 0x1f9ff })))
  .map((points) => String.fromCodePoint(...points))

function enter(changes: Partial<ProfileDetails>) {
  return entered({ ...hana.details, ...changes }, hana, today)
}

function told(changes: Partial<ProfileDetails>) {
  const entry = enter(changes)
  return entry.kind === 'details' ? entry.details : entry.fields
}

describe('the hand', () => {
  test('[session.handedness-left] is left for the letter l', () => {
    expect(handednessOf('l')).toEqual({ key: 'l', value: 'left' })
  })

  test.each(['r', '', 'L', 'left', 'both'])('[session.handedness-right] is right for "%s"', (letter) => {
    expect(handednessOf(letter)).toEqual({ key: 'r', value: 'right' })
  })
})

describe('the phone', () => {
  test.each([
    [[], false],
    [['emailNews', 'smsOther'], false],
    [['smsClubhouse'], true],
    [['emailNews', 'smsSpecialOffers'], true],
    [['smsClubhouse', 'smsSpecialOffers'], true],
  ])('is in use where the club may send %j: %s', (subscriptions, expected) => {
    expect(isPhoneInUse({ ...hana, subscriptions })).toBe(expected)
    const others = enteredFields.filter((field) => !['altFirstName', 'altLastName', 'pref'].includes(field))
    expect(new Set(fieldsOf({ ...hana, subscriptions }, false))).toEqual(new Set([...others, ...(expected ? [] : ['phone'])]))
  })
})

describe('what is asked for', () => {
  test('differs between Japan and elsewhere', () => {
    const [elsewhere, japan] = [new Set(fieldsOf(hana, false)), new Set(fieldsOf(hana, true))]
    expect([...japan.difference(elsewhere)]).toEqual(['altFirstName', 'altLastName', 'pref'])
    expect([...elsewhere.difference(japan)]).toEqual(['state'])
  })

  test('counts as changed alone', () => {
    const details = { ...hana.details, city: 'Evanston', pref: '13' }
    expect(changedFields(hana, details, false)).toEqual(['city'])
    expect(changedFields(hana, details, true)).toEqual(['city', 'pref'])
  })
})

describe('what is typed', () => {
  test('loses spaces around it, and the width of figures and kana', () => {
    expect(told({ firstName: ' Hanna ', postalCode: '６０２０１', altFirstName: 'わたるゔ', altLastName: 'ｻｵﾄﾒ' })).toMatchObject({
      ...{ firstName: 'Hanna', postalCode: '60201', altFirstName: 'ワタルヴ', altLastName: 'サオトメ' },
    })
  })

  test('loses spaces and width in the birthday, which may be empty', () => {
    expect(told({ birthday: ' １９９０-０２-２８ ' })).toMatchObject({ birthday: '1990-02-28' })
    expect(told({ birthday: ' ' })).toMatchObject({ birthday: '' })
  })

  test.each([
    ['1990-02-28', undefined],
    ['2024-02-29', undefined],
    ['', undefined],
    ['2025-02-29', 'no-date'],
    ['1900-01-01', undefined],
    ['1899-12-31', 'no-date'],
    ['1990-02-281', 'no-date'],
    ['29 February', 'no-date'],
    ['+001990-02-28', 'no-date'],
    ['2026-05-13', undefined],
    ['2026-05-14', 'not-yet'],
  ])('%s as the birthday: %s', (birthday, problem) => {
    const entry = enter({ birthday })
    expect(entry.kind === 'problems' ? entry.fields.birthday : undefined).toBe(problem)
  })

  test('is reported at its field', () => {
    expect(enter({ firstName: ' ', city: 'Chi\u0000cago', lastName: 'L\u0007bot' })).toEqual({
      kind: 'problems',
      fields: { firstName: 'missing', city: 'unwritable', lastName: 'unwritable' },
    })
  })

  test('is unchanged if it was not touched', () => {
    const odd: Profile = { ...hana, details: { ...hana.details, firstName: '', birthday: 'spring', phone: 'the desk knows' } }
    expect(entered(odd.details, odd, today)).toEqual({ kind: 'details', details: odd.details })
  })

  test('is either kept whole or refused with a reason, whatever it is', () => {
    const field = fc.constantFrom(...enteredFields)
    const text = fc.oneof(anything, fc.constantFrom('é'.repeat(10_000), '🏌️‍♀️⛳', '<script>', 'ｻｵﾄﾒ', '６０６１５'))
    fc.assert(
      fc.property(field, text, (name, typed) => {
        const entry = enter({ [name]: typed })
        if (entry.kind === 'problems') return Object.keys(entry.fields).join() === name
        const { [name]: kept, ...others } = entry.details
        const { [name]: _, ...before } = hana.details
        expect(others).toEqual(before)
        return kept === typed || kept.trim() === kept
      }),
    )
  })

  test('comes to the same when it is typed once more as it was kept', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const once = enter({ postalCode: typed, lastName: typed })
        return once.kind === 'problems' || JSON.stringify(enter(once.details)) === JSON.stringify(once)
      }),
    )
  })
})
