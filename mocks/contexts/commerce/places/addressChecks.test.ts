import { expect, test } from 'vitest'
import { createShopper } from '../../../../tests/builders/createShopper.ts'
import { storeNamed } from '../../../world/stores.ts'
import { type AddressInput, objectionsTo } from './addressChecks.ts'

const address: AddressInput = {
  ...{ firstname: 'Hana', lastname: 'Lindqvist', street: ['5 Elm Street', 'Flat 2'], city: 'Evanston', postcode: '60201' },
  ...{ telephone: '+1 (312) 555-0142', country_code: 'US', region: { region_code: 'IL' } },
}

function objections(own: AddressInput): readonly string[] {
  const store = storeNamed('us_en')
  if (!store) throw new Error('The store is not there')
  return objectionsTo({ ...address, ...own }, store)
}

test('an ordinary address is taken', () => {
  expect(objections({})).toEqual([])
})

test.each<[string, AddressInput]>([
  ['First Name', { firstname: 'ジョン・スミス' }],
  ['Last Name', { lastname: 'a'.repeat(256) }],
  ['Middle Name/Initial', { middlename: 'A@B' }],
  ['Street Address', { street: ['5 Elm Street', 'Flat 2; rear'] }],
  ['Street Address', { street: ['a'.repeat(200), 'b'.repeat(60)] }],
  ['City', { city: 'a'.repeat(101) }],
  ['City', { city: 'Evanston #2' }],
  ['Phone Number', { telephone: '０９０' }],
  ['Phone Number', { telephone: '1'.repeat(21) }],
])('%s with other characters or too many is refused', (field, own) => {
  expect(objections(own)).toEqual([`"${field}" contains characters that are not allowed, or too many of them.`])
})

test('every address of the seed is taken', async () => {
  const { world } = await createShopper()
  for (const { firstname, lastname, street, city, telephone } of world.customerAddresses.list()) {
    expect(objections({ firstname, lastname, street, city, telephone })).toEqual([])
  }
})
