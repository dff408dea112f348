import { describe, expect, test } from 'vitest'
import { type AddressDraft, checkedAddress, draftOf, emptyDraft } from './addressDraft.ts'

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

describe('What is typed becomes an address', () => {
  test('without spaces around it, and with the region from the list', () => {
    expect(checkedAddress(filled, us)).toMatchObject({
      address: { firstName: 'Ada', street: ['4 Mill Lane'], region: { code: 'IL' } },
    })
  })

  test('as it was before where nothing is changed', () => {
    const before = checkedAddress(filled, us)
    expect(before.kind === 'address' && checkedAddress(draftOf(before.address), us)).toEqual(before)
  })

  test('once what is needed is there', () => {
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

  test('of 255 signs at most, and none that steers a machine', () => {
    expect(problems({ city: 'é'.repeat(255) })).toEqual({})
    expect(problems({ city: 'é'.repeat(256), company: 'A\u202EB' })).toEqual({ city: 'too-long', company: 'unwritable' })
  })
})
