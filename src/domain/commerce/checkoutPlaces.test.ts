import { describe, expect, test } from 'vitest'
import type { SavedAddress } from './address.ts'
import { placesAtFirst } from './checkoutPlaces.ts'

function anAddress(id: number, own: Partial<SavedAddress> = {}): SavedAddress {
  return {
    ...{ id, prefix: '', firstName: 'Hana', middleName: '', lastName: 'Ito', suffix: '', company: '', vatId: '', fax: '' },
    ...{ street: ['5 Elm Street'], city: 'Evanston', region: undefined, postcode: '60201', countryCode: 'US', telephone: '1' },
    ...{ isDefaultBilling: false, isDefaultShipping: false },
    ...own,
  }
}

const shipped = { isVirtual: false }
const virtual = { isVirtual: true }
const elsewhere = { street: ['9 Oak Street'] }

function bookOf(...addresses: readonly SavedAddress[]) {
  return { email: 'hana@clubhouse.example', addresses }
}

describe('[commerce.default-addresses-preselected] an order goes at first', () => {
  test('to the default, and its bill to the other default', () => {
    const ship = anAddress(2, { isDefaultShipping: true })
    const bill = anAddress(3, { isDefaultBilling: true, ...elsewhere })
    expect(placesAtFirst(bookOf(anAddress(1), ship, bill), shipped)).toEqual({ shipping: ship, billing: bill })
  })

  test('to one place with its bill, where one address is both', () => {
    const both = anAddress(2, { isDefaultShipping: true, isDefaultBilling: true })
    expect(placesAtFirst(bookOf(anAddress(1), both), shipped)).toEqual({ shipping: both, billing: 'as-shipping' })
  })

  test('to the oldest address where none is a default', () => {
    expect(placesAtFirst(bookOf(anAddress(4), anAddress(1)), shipped)).toMatchObject({ shipping: { id: 1 }, billing: 'as-shipping' })
  })

  test('nowhere, with its bill to the default, where nothing is shipped', () => {
    const bill = anAddress(3, { isDefaultBilling: true })
    expect(placesAtFirst(bookOf(anAddress(1), bill), virtual)).toEqual({ shipping: undefined, billing: bill })
  })

  test('nowhere that is known, for a guest', () => {
    expect(placesAtFirst(undefined, shipped)).toEqual({ shipping: undefined, billing: 'as-shipping' })
    expect(placesAtFirst(undefined, virtual)).toEqual({ shipping: undefined, billing: undefined })
  })

  test('where the cart was told to before', () => {
    const delivery = { address: anAddress(0, elsewhere), methods: [] }
    const book = bookOf(anAddress(2, { isDefaultShipping: true, isDefaultBilling: true }))
    expect(placesAtFirst(book, { ...shipped, delivery, billingAddress: delivery.address })).toEqual({
      shipping: delivery.address,
      billing: 'as-shipping',
    })
  })
})
