import { describe, expect, test } from 'vitest'
import { buildAddress, otherAddress } from '../../../tests/builders/commerce.ts'
import { canBeRemoved, inUseOrder, isSameEntry } from './address.ts'

test.each([
  ['can be removed', false, false, true],
  ['stays while it is the default for bills', true, false, false],
  ['stays while it is the default for parcels', false, true, false],
])('an address %s', (_what, isDefaultBilling, isDefaultShipping, removable) => {
  expect(canBeRemoved(buildAddress(1, { isDefaultBilling, isDefaultShipping }))).toBe(removable)
})

test('the default shipping address comes first, then the default billing address, then the others from the oldest on', () => {
  const bills = buildAddress(8, { isDefaultBilling: true })
  const parcels = buildAddress(9, { isDefaultShipping: true })
  const order = inUseOrder([buildAddress(5), bills, buildAddress(3), parcels, buildAddress(4)])
  expect(order.map(({ id }) => id)).toEqual([9, 8, 3, 4, 5])
})

describe('two addresses', () => {
  const one = buildAddress(1, { region: { name: 'Illinois', id: 14 } })

  test('are the same whatever their ids and defaults', () => {
    expect(isSameEntry(one, buildAddress(2, { region: { name: 'Illinois', id: 14 }, isDefaultBilling: true }))).toBe(true)
  })

  test('are the same where their region is, whatever it is called', () => {
    expect(isSameEntry(one, { ...one, region: { name: 'イリノイ州', id: 14 } })).toBe(true)
  })

  test.each([{ name: 'Illinois' }, undefined])('differ where one has the region %j', (region) => {
    expect(isSameEntry(one, { ...one, region })).toBe(false)
  })

  test.each(Object.entries(otherAddress))('differ by their %s', (name, value) => {
    expect(isSameEntry(one, { ...one, [name]: value })).toBe(false)
  })
})
