import { describe, expect, test } from 'vitest'
import { changedTexts, contactIn, emptyContact, enteredContact } from './contactEntry.ts'
import { areasOf, centresToChoose } from './contactPlaces.ts'
import { postcodeInJapan, prefectureAt } from './postcodeInJapan.ts'

const today = Temporal.PlainDate.from('2026-05-13')
const sol = { ...emptyContact, firstName: ' Sol ', lastName: 'Okafor', email: 'sol@clubhouse.example', centreId: 'lakeshore' }
const inJapan = { ...sol, altFirstName: 'ﾖｳ', altLastName: 'おか', postalCode: '〒150-0002', pref: '13' }

const problemsOf = (entry: typeof emptyContact, isJapan: boolean) => {
  const entered = enteredContact(entry, { isJapan, today })
  return entered.kind === 'problems' ? entered.problems : {}
}

describe('details', () => {
  test('are trimmed and complete', () => {
    expect(enteredContact(sol, { isJapan: false, today })).toEqual({
      kind: 'entered',
      details: {
        ...{ firstName: 'Sol', lastName: 'Okafor', email: 'sol@clubhouse.example', phone: '', postalCode: '', centreId: 'lakeshore' },
        wantsNews: false,
      },
    })
  })

  test('have in Japan a reading in kana of one width, and no date of birth unless it is given', () => {
    expect(enteredContact(inJapan, { isJapan: true, today })).toMatchObject({
      details: {
        postalCode: '150-0002',
        japan: { altFirstName: 'ヨウ', altLastName: 'オカ', pref: '13', birth: { year: '', month: '', day: '' } },
      },
    })
  })

  test.each([
    [{ ...sol, email: 'sol at club' }, { email: 'no-email' }],
    [{ ...sol, phone: 'none' }, { phone: 'no-phone' }],
    [emptyContact, { firstName: 'missing', lastName: 'missing', email: 'missing', centreId: 'missing' }],
  ])('%# say what is wrong', (entry, problems) => {
    expect(problemsOf(entry, false)).toEqual(problems)
  })

  test.each([
    [{ ...inJapan, altFirstName: 'You' }, { altFirstName: 'no-kana' }],
    [{ ...inJapan, postalCode: '1500' }, { postalCode: 'no-postcode' }],
    [{ ...inJapan, birthYear: '1996' }, { birth: 'incomplete' }],
    [{ ...inJapan, birthYear: '1997', birthMonth: '2', birthDay: '29' }, { birth: 'impossible' }],
    [{ ...inJapan, birthYear: '2026', birthMonth: '5', birthDay: '13' }, { birth: 'impossible' }],
  ])('%# say what is wrong in Japan', (entry, problems) => {
    expect(problemsOf(entry, true)).toEqual(problems)
  })

  test.each([
    ['a centre', { ...sol, centreId: undefined }, false, { centreId: 'missing' }],
    ['a prefecture in Japan', { ...inJapan, pref: undefined }, true, { pref: 'missing' }],
    ['a reading in kana in Japan', { ...inJapan, altLastName: '' }, true, { altLastName: 'missing' }],
  ])('are not complete without %s', (_what, entry, isJapan, problems) => {
    expect(problemsOf(entry, isJapan)).toEqual(problems)
  })

  test('outside Japan contain neither a prefecture nor a reading', () => {
    const entered = enteredContact({ ...inJapan, postalCode: '60201' }, { isJapan: false, today })
    expect(entered).toMatchObject({ kind: 'entered', details: { postalCode: '60201' } })
    expect(entered).not.toHaveProperty('details.japan')
  })

  test.each(['ヨウko', 'koヨウ'])('in Japan take no letters in a reading: %s', (altFirstName) => {
    expect(problemsOf({ ...inJapan, altFirstName }, true)).toEqual({ altFirstName: 'no-kana' })
  })

  test('want news only if they say so', () => {
    expect(contactIn({ firstName: 'Sol', wantsNews: 'no' })).toEqual({ firstName: 'Sol' })
  })

  test('become texts and details again', () => {
    const entry = { ...inJapan, birthYear: '1996', wantsNews: true }
    expect({ ...emptyContact, ...contactIn({ ...changedTexts(entry), unknown: 'x' }) }).toEqual(entry)
  })
})

test.each([
  ['060-0001', 1],
  ['010-0001', 5],
  ['100-0001', 13],
  ['231-0001', 14],
  ['530-0001', 27],
  ['604-0001', 26],
  ['640-0001', 30],
  ['810-0001', 40],
  ['780-0001', 39],
  ['900-0001', 47],
  ['980-0001', 4],
])('%s lies in prefecture %i', (postcode, prefecture) => {
  expect(prefectureAt(postcode)).toBe(prefecture)
})

test.each(['１５０ー０００２', '150 0002', '1500002'])('%s is a postcode', (typed) => {
  expect(postcodeInJapan(typed)).toBe('150-0002')
})

test.each(['150-00021', '150-000', '１５０ー０００２ Tokyo'])('%s is no postcode', (typed) => {
  expect(postcodeInJapan(typed)).toBeUndefined()
})

test('a postcode without digits lies in no prefecture', () => {
  expect(prefectureAt('ab')).toBeUndefined()
})

test('each area with a centre is listed once', () => {
  const centres = ['North', 'South', 'North'].map((area, index) => ({ id: `${index}`, name: area, area }))
  expect(areasOf(centres)).toEqual(['North', 'South'])
  expect(centresToChoose(centres, {})).toEqual(centres)
})

test('close centres come first, within the area', () => {
  const centres = ['a', 'b', 'c'].map((id) => ({ id, name: id, area: id === 'c' ? 'South' : 'North' }))
  expect(centresToChoose(centres, { closest: ['c', 'b'] }).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(centresToChoose(centres, { area: 'North', closest: ['c', 'b'] }).map(({ id }) => id)).toEqual(['b', 'a'])
})
