import { describe, expect, test } from 'vitest'
import { ratesFor } from './rates.ts'

const store = { country: 'US' }
const told = (country: string, kilograms: number, isClubOrder = false) =>
  ratesFor(store, { country, kilograms, isClubOrder }).map(({ carrier, method, cents, problem }) => [
    `${carrier} ${method}`,
    problem ? problem.en : cents,
  ])

const tooHeavy = 'The parcel is too heavy for this carrier.'

describe('what shipping costs', () => {
  test.each([
    [0.4, 600, 1600],
    [1, 600, 1600],
    [1.1, 750, 1900],
    [10, 1950, 4300],
  ])('grows with each kilogram that is begun: %d kg', (kilograms, standard, express) => {
    expect(told('US', kilograms)).toEqual([
      ['pinewood standard', standard],
      ['pinewood express', express],
    ])
  })

  test('is more abroad, without express delivery', () => {
    expect(told('JP', 2)).toEqual([
      ['pinewood standard', 2200],
      ['pinewood express', 'This carrier does not go there.'],
    ])
  })

  test('has limits, above which freight goes', () => {
    expect(told('US', 10.5)[1]).toEqual(['pinewood express', tooHeavy])
    expect(told('US', 31)).toEqual([
      ['pinewood standard', tooHeavy],
      ['pinewood express', tooHeavy],
      ['heron pallet', 7500],
    ])
  })

  test('is 0 for custom-fit clubs of any weight, which are picked up', () => {
    expect(told('JP', 99, true)).toEqual([['localPickup flatrate', 0]])
  })
})
