import { expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const address = '{ firstname: "A", lastname: "B", street: ["C"], city: "D", country_code: US, telephone: "1", postcode: "60611" }'

test.each([
  ['an unknown category', 'query { category(id: 4711) { id } }', 'graphql-no-such-entity'],
  ['a page of categories without a size', 'query { categories(filters: {}, pageSize: 0) { items { id } } }', 'graphql-input'],
  ['an unknown country', 'query { country(id: "ZZ") { id } }', 'graphql-no-such-entity'],
  ['an unknown address', `mutation { updateCustomerAddress(id: 999999, input: ${address}) { id } }`, 'graphql-no-such-entity'],
  ['the removal of an unknown address', 'mutation { deleteCustomerAddress(id: 999999) }', 'graphql-no-such-entity'],
  ['a reorder of an unknown order', 'mutation { reorderItems(orderNumber: "000009999") { cart { id } } }', 'graphql-input'],
  ['an unknown cart', 'query { cart(cart_id: "unknown") { id } }', 'graphql-no-such-entity'],
])('%s is refused with its category, HTTP 200 and no data', async (_what, operation, category) => {
  const { visitor } = await createVisitor()
  expect(await visitor.shop(operation)).toMatchObject({ status: 200, body: { errors: [{ extensions: { category } }] } })
})

test.each([
  ['customerCart', 'query { customerCart { id } }'],
  ['customer', 'query { customer { email } }'],
  ['orders', 'query { customer { orders { total_count } } }'],
  ['createCustomerAddress', `mutation { createCustomerAddress(input: ${address}) { id } }`],
  ['reorderItems', 'mutation { reorderItems(orderNumber: "000001013") { cart { id } } }'],
  ['revokeCustomerToken', 'mutation { revokeCustomerToken { result } }'],
])('%s without a token is an authorization error with HTTP 403', async (_what, operation) => {
  const { visitor } = await createVisitor()
  expect(await visitor.shop(operation, { authorization: '', store: 'us_en' })).toMatchObject({
    ...{ status: 403, body: { errors: [{ extensions: { category: 'graphql-authorization' } }] } },
  })
})

test('an unknown order of a customer is an empty list, and so is an unknown product', async () => {
  const { visitor } = await createVisitor()
  const orders = '{ customer { orders(filter: { number: { eq: "000009999" } }) { items { number } } } }'
  expect((await visitor.shop(orders)).body).toEqual({ data: { customer: { orders: { items: [] } } } })
  const products = '{ products(filter: { url_key: { eq: "yacht" } }) { items { sku } } }'
  expect((await visitor.shop(products)).body).toEqual({ data: { products: { items: [] } } })
})

test('an order that can not be placed is data with a code, and HTTP 200', async () => {
  const { visitor } = await createVisitor()
  const placed = async (cart: string, headers = {}) =>
    visitor.shop(`mutation { placeOrder(input: { cart_id: "${cart}" }) { errors { code } orderV2 { number } } }`, headers)
  expect(await placed('unknown')).toMatchObject({
    ...{ status: 200, body: { data: { placeOrder: { errors: [{ code: 'CART_NOT_FOUND' }], orderV2: null } } } },
  })
})
