import { describe, expect, test } from 'vitest'
import { isLargestFirst, needsPostcode, needsRegion, postcodeLike } from './country.ts'

const regions = [{ id: 14, code: 'IL', name: 'Illinois' }]

describe('an address needs', () => {
  test.each(['AE', 'EG', 'HK', 'IE', 'MO', 'QA'])('no postcode in %s', (country) => {
    expect(needsPostcode(country)).toBe(false)
  })

  test.each(['US', 'JP', 'ZA'])('a postcode in %s', (country) => {
    expect(needsPostcode(country)).toBe(true)
  })

  test.each([
    ['a region in the United States', 'US', regions, true],
    ['no region where the shop lists none', 'JP', [], false],
    ['no region in Germany', 'DE', regions, false],
    ['no region in France', 'FR', regions, false],
  ])('%s', (_what, code, listed, needed) => {
    expect(needsRegion({ code, regions: listed })).toBe(needed)
  })
})

test('a country has an example of a postcode where one is known', () => {
  expect([postcodeLike('US'), postcodeLike('JP'), postcodeLike('NL'), postcodeLike('PL')]).toEqual([
    ...['60614', '154-0011', '1012 LG', '00-001'],
  ])
  expect(postcodeLike('HK')).toBeUndefined()
})

test.each([
  ['CN', true],
  ['JP', true],
  ['KR', true],
  ['TW', true],
  ['SG', false],
])('%s writes addresses from the region down to the house: %s', (country, isSo) => {
  expect(isLargestFirst(country)).toBe(isSo)
})
