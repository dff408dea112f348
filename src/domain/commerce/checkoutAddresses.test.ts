import { describe, expect, test } from 'vitest'
import { buildAddress, otherAddress } from '../../../tests/builders/commerce.ts'
import type { SavedAddress } from './address.ts'
import { initialAddresses, isSameAddress } from './checkoutAddresses.ts'

const shipped = { isVirtual: false }
const virtual = { isVirtual: true }
const elsewhere = { street: ['9 Oak Street'] }

function bookOf(...addresses: readonly SavedAddress[]) {
  return { email: 'hana@clubhouse.example', addresses }
}

describe('[commerce.default-addresses-preselected] an order goes at first', () => {
  test('to the default, and its bill to the other default', () => {
    const ship = buildAddress(2, { isDefaultShipping: true })
    const bill = buildAddress(3, { isDefaultBilling: true, ...elsewhere })
    expect(initialAddresses(bookOf(buildAddress(1), ship, bill), shipped)).toEqual({ shipping: ship, billing: bill })
  })

  test('to one place with its bill, where one address is both', () => {
    const both = buildAddress(2, { isDefaultShipping: true, isDefaultBilling: true })
    expect(initialAddresses(bookOf(buildAddress(1), both), shipped)).toEqual({ shipping: both, billing: 'as-shipping' })
  })

  test('to the oldest address where none is a default', () => {
    expect(initialAddresses(bookOf(buildAddress(4), buildAddress(1)), shipped)).toMatchObject({
      shipping: { id: 1 },
      billing: 'as-shipping',
    })
  })

  test('nowhere, with its bill to the default, where nothing is shipped', () => {
    const bill = buildAddress(3, { isDefaultBilling: true })
    expect(initialAddresses(bookOf(buildAddress(1), bill), virtual)).toEqual({ shipping: undefined, billing: bill })
  })

  test('to no known address, for a guest', () => {
    expect(initialAddresses(undefined, shipped)).toEqual({ shipping: undefined, billing: 'as-shipping' })
    expect(initialAddresses(undefined, virtual)).toEqual({ shipping: undefined, billing: undefined })
  })

  test('to the cart’s address', () => {
    const delivery = { address: buildAddress(0, elsewhere), methods: [] }
    const book = bookOf(buildAddress(2, { isDefaultShipping: true, isDefaultBilling: true }))
    expect(initialAddresses(book, { ...shipped, delivery, billingAddress: delivery.address })).toEqual({
      shipping: delivery.address,
      billing: 'as-shipping',
    })
  })

  test('with its bill to the oldest address, where nothing is shipped and none is a default', () => {
    expect(initialAddresses(bookOf(buildAddress(4), buildAddress(1)), virtual)).toMatchObject({ billing: { id: 1 } })
  })

  test('with its bill to the cart’s billing address', () => {
    const billingAddress = buildAddress(0, elsewhere)
    const book = bookOf(buildAddress(2, { isDefaultShipping: true, isDefaultBilling: true }))
    expect(initialAddresses(book, { ...shipped, billingAddress })).toMatchObject({ shipping: { id: 2 }, billing: billingAddress })
    expect(initialAddresses(book, { ...virtual, billingAddress })).toEqual({ shipping: undefined, billing: billingAddress })
  })

  test('nowhere that is known, with its bill to where the cart was told, for a guest', () => {
    const billingAddress = buildAddress(0)
    expect(initialAddresses(undefined, { ...shipped, billingAddress })).toEqual({ shipping: undefined, billing: billingAddress })
  })
})

test('[commerce.default-addresses-preselected] the bill goes to the default billing address where it differs by its company alone', () => {
  const ship = buildAddress(2, { isDefaultShipping: true })
  const bill = buildAddress(3, { isDefaultBilling: true, company: 'Lindqvist Design LLC', vatId: 'US-88-1234567' })
  expect(initialAddresses(bookOf(ship, bill), shipped)).toEqual({ shipping: ship, billing: bill })
})

describe('two addresses', () => {
  const one = buildAddress(1)

  test('mean the same place whatever their ids, and whether absent fields are empty', () => {
    const { fax: _fax, prefix: _prefix, ...cartAddress } = buildAddress(2)
    expect(isSameAddress(one, cartAddress)).toBe(true)
    expect(isSameAddress({ ...one, region: { name: 'イリノイ', id: 12 } }, { ...one, region: { name: 'Illinois', id: 12 } })).toBe(true)
  })

  test.each([
    ['another number of the list', { name: 'Illinois', id: 25 }],
    ['no region', undefined],
  ])('mean two places where the region of one has a number, and the other has %s', (_what, region) => {
    expect(isSameAddress({ ...one, region: { name: 'Illinois', id: 12 } }, { ...one, region })).toBe(false)
  })

  test.each(Object.entries(otherAddress))('mean two places that differ by their %s', (name, value) => {
    expect(isSameAddress(one, { ...one, [name]: value })).toBe(false)
  })
})
