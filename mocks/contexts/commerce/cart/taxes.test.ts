import { expect, test } from 'vitest'
import { storeNamed } from '../../../world/stores.ts'
import { regionIn } from '../places/countries.ts'
import { taxFor } from './taxes.ts'

function rateAt(storeCode: string, country?: string, code?: string): number {
  const store = storeNamed(storeCode)
  if (!store) throw new Error(`There is no store ${storeCode}`)
  const region = country === undefined || code === undefined ? undefined : regionIn(country, { words: code })
  return taxFor(store, country === undefined ? undefined : { country, regionId: region?.id }).taxRate
}

test.each([
  ['us_en', undefined, undefined, 0.0825],
  ['us_en', 'US', 'IL', 0.0825],
  ['us_en', 'US', 'OR', 0],
  ['us_en', 'US', 'NY', 0.08875],
  ['us_en', 'JP', undefined, 0],
])('The store %s taxes what goes to %s %s by %d', (store, country, region, rate) => {
  expect(rateAt(store, country, region)).toBe(rate)
})
