import { describe, expect, test } from 'vitest'
import { buildAddress } from '../../../tests/builders/commerce.ts'
import { type AddressDraft, checkedAddress, draftOf, emptyDraft, longestOf, neededFields } from './addressDraft.ts'

const us = { code: 'US', regions: [{ id: 14, code: 'IL', name: 'Illinois' }] }
const filled: AddressDraft = {
  ...emptyDraft('US'),
  ...{ firstName: ' Ada ', lastName: 'Abara', street1: '4 Mill Lane', city: 'York', postcode: '60614', telephone: '1' },
  ...{ regionId: '14' },
}

function problems(draft: Partial<AddressDraft>, country = us) {
  const result = checkedAddress({ ...filled, ...draft }, { ...country, code: draft.countryCode ?? country.code })
  return result.kind === 'problems' ? result.fields : {}
}

describe('A typed address is accepted', () => {
  test('without spaces around it, and with the region from the list', () => {
    expect(checkedAddress(filled, us)).toMatchObject({
      address: { firstName: 'Ada', street: ['4 Mill Lane'], region: { code: 'IL' } },
    })
  })

  test('as it was before where nothing is changed', () => {
    const before = checkedAddress(filled, us)
    expect(before.kind === 'address' && checkedAddress(draftOf(before.address), us)).toEqual(before)
  })

  test('once all required fields are filled in', () => {
    expect(problems(emptyDraft(''), { code: '', regions: [] })).toEqual({
      ...{ firstName: 'missing', lastName: 'missing', countryCode: 'missing', street1: 'missing', city: 'missing' },
      ...{ postcode: 'missing', telephone: 'missing' },
    })
  })

  test('[commerce.region-free-text] with a region where its country lists some, but for those that leave it out', () => {
    expect(problems({ regionId: '' })).toEqual({ regionId: 'missing' })
    expect(problems({ regionId: '', countryCode: 'DE' })).toEqual({})
    expect(problems({ regionId: '' }, { code: 'JP', regions: [] })).toEqual({})
  })

  test('without a postcode where there is none', () => {
    expect(problems({ postcode: '' })).toEqual({ postcode: 'missing' })
    expect(problems({ postcode: '', countryCode: 'HK' }, { code: 'HK', regions: [] })).toEqual({})
  })

  test('with at most 255 characters and no control characters', () => {
    expect(problems({ street1: 'é'.repeat(255), city: 'é'.repeat(100), telephone: '1'.repeat(20) })).toEqual({})
    const long = { street1: 'é'.repeat(256), city: 'é'.repeat(101), telephone: '1'.repeat(21), firstName: 'é'.repeat(256) }
    const problem = { street1: 'too-long', city: 'too-long', telephone: 'too-long', firstName: 'too-long' }
    expect(problems({ ...long, company: 'A\u0007B' })).toEqual({ ...problem, company: 'unwritable' })
  })

  test.each<[keyof AddressDraft, string]>([
    ['firstName', "Anne-Marie d’Arc, M. & O'Neil_2`"],
    ['lastName', '佐々木'],
    ['middleName', 'É'],
    ['city', "St. John's (North) / 29 Palms, Hove & Co_"],
    ['telephone', '+43 (680) 21.49/56-1'],
    ['street1', 'メゾン・ド・パリ #201'],
  ])('with what the shop takes as %s: %s', (field, text) => {
    expect(problems({ [field]: text })).toEqual({})
  })

  test.each<[keyof AddressDraft, string]>([
    ['firstName', 'ジョン・スミス'],
    ['lastName', 'Hana <b>'],
    ['middleName', 'A@B'],
    ['city', 'York #4'],
    ['middleName', '\u180e'],
    ['telephone', 'ask me'],
    ['telephone', '312 555 0142 x4'],
  ])('except for other characters as %s: %s', (field, text) => {
    expect(problems({ [field]: text })).toEqual({ [field]: 'not-taken' })
  })

  test('with its numbers in half-width characters, and its names as they were typed', () => {
    const typed = {
      ...filled,
      postcode: '１５４－００１１',
      telephone: '０９０－１２３４\u2212５６７８',
      vatId: 'ＵＳ８８',
      city: '東京−１',
    }
    expect(checkedAddress(typed, us)).toMatchObject({
      address: { postcode: '154-0011', telephone: '090-1234-5678', vatId: 'US88', city: '東京-１' },
    })
  })

  test('with a second line of its street where there is one', () => {
    const result = checkedAddress({ ...filled, street2: 'Flat 2' }, us)
    expect(result).toMatchObject({ address: { street: ['4 Mill Lane', 'Flat 2'] } })
  })

  test.each([
    [
      'the country lists regions and none of them is chosen',
      { region: 'Illinois', regionId: '', countryCode: 'DE' },
      { ...us, code: 'DE' },
      undefined,
    ],
    ['the country lists regions', { region: 'Elsewhere', regionId: '14' }, us, us.regions[0]],
    ['the country lists none', { region: ' Osaka ', regionId: '14' }, { code: 'JP', regions: [] }, { name: 'Osaka' }],
    ['nothing is written', { region: ' ', regionId: '' }, { code: 'JP', regions: [] }, undefined],
  ])('with its region where %s', (_what, typed, country, region) => {
    const result = checkedAddress({ ...filled, ...typed }, country)
    expect(result.kind === 'address' && result.address.region).toEqual(region)
  })

  test('without ids of regions and lines of streets beside it', () => {
    const result = checkedAddress(filled, us)
    expect(result.kind === 'address' && Object.keys(result.address).toSorted()).toEqual([
      ...['city', 'company', 'countryCode', 'fax', 'firstName', 'lastName', 'middleName', 'postcode', 'prefix', 'region'],
      ...['street', 'suffix', 'telephone', 'vatId'],
    ])
  })
})

test('a country says which fields it needs', () => {
  const always = ['firstName', 'lastName', 'countryCode', 'street1', 'city', 'telephone']
  expect(neededFields(us)).toEqual([...always, 'postcode', 'regionId'])
  expect(neededFields({ code: 'HK', regions: [] })).toEqual(always)
})

test.each([
  ['city', 100],
  ['telephone', 20],
  ['street1', 255],
] as const)('the shop takes a %s of at most %i characters', (field, longest) => {
  expect(longestOf(field)).toBe(longest)
})

describe('A saved address becomes a draft', () => {
  const saved = buildAddress(7, { street: ['5 Elm Street', 'Flat 2', 'Second door'], region: { name: 'Illinois', id: 14 } })

  test('with its third line in the second', () => {
    expect(draftOf(saved)).toMatchObject({ street1: '5 Elm Street', street2: 'Flat 2, Second door' })
  })

  test('with its region’s name and id', () => {
    expect(draftOf(saved)).toMatchObject({ region: 'Illinois', regionId: '14' })
    expect(draftOf({ ...saved, region: { name: 'Osaka' } })).toMatchObject({ region: 'Osaka', regionId: '' })
  })

  test('with empty fields for what it does not have', () => {
    expect(draftOf({ ...saved, street: [], region: undefined })).toMatchObject({ street1: '', street2: '', region: '', regionId: '' })
  })

  test('with all that else is written in it', () => {
    const words = { prefix: 'Dr.', middleName: 'M.', suffix: 'Jr.', company: 'Clubhouse', vatId: 'X', fax: '2' }
    const { firstName, lastName, city, postcode, countryCode, telephone } = saved
    expect(draftOf({ ...saved, ...words })).toMatchObject({ ...words, firstName, lastName, city, postcode, countryCode, telephone })
  })
})
