import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireCartAddress, wireDelivery } from './wireDelivery.ts'

const place = {
  ...{ firstname: 'Hana', lastname: 'Ito', company: null, street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { code: 'IL', label: 'Illinois', region_id: 23 }, country: { code: 'US' }, telephone: null },
}
const address = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL', id: 23 }, countryCode: 'US', telephone: '' },
}
const amount = { value: 6, currency: 'USD' }
const price = { minor: 600, currency: 'USD' }
const way = { carrier_code: 'p', carrier_title: 'Post', method_code: 's', method_title: 'Standard', amount, available: true }

describe('an address in a cart', () => {
  it('has its region as the shop lists it, or by its name alone', () => {
    expect(z.parse(wireCartAddress, place)).toEqual(address)
    const free = { ...place, region: { code: 'Kyoto', label: 'Kyoto', region_id: 0 } }
    expect(z.parse(wireCartAddress, free).region).toEqual({ name: 'Kyoto' })
    expect(z.parse(wireCartAddress, { ...place, region: null }).region).toBeUndefined()
  })
})

describe('a delivery', () => {
  it('[commerce.shipping-method-error] has each way that can be read, with what its carrier minds, and what the chosen one costs', () => {
    const other = { ...way, method_code: null, method_title: null, available: false, error_message: 'Too heavy' }
    const answer = {
      ...{ ...place, available_shipping_methods: [way, other, { broken: true }] },
      selected_shipping_method: { carrier_code: 'p', method_code: 's', price_excl_tax: amount, price_incl_tax: amount },
    }
    expect(z.parse(wireDelivery, answer)).toEqual({
      delivery: {
        address,
        chosen: { carrierCode: 'p', methodCode: 's' },
        methods: [
          { carrierCode: 'p', methodCode: 's', carrier: 'Post', method: 'Standard', price, isAvailable: true, error: undefined },
          { carrierCode: 'p', methodCode: undefined, carrier: 'Post', method: '', price, isAvailable: false, error: 'Too heavy' },
        ],
      },
      price: { withTax: price, withoutTax: price },
    })
  })

  it('has no way and no price before the shop has said any', () => {
    const delivery = { address, methods: [], chosen: undefined }
    expect(z.parse(wireDelivery, place)).toEqual({ delivery, price: undefined })
  })
})
