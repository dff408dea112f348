import { describe, expect, it } from 'vitest'
import type { Checkout } from '#app/commerce/ports/Checkout'
import { clubOrderShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopCheckout } from './ShopCheckout.ts'

const money = { value: 0, currency: 'USD' }
const amounts = { grand_total: money, subtotal_including_tax: money, subtotal_excluding_tax: money, tax_amount: money }
const prices = { ...amounts, subtotal_with_discount_excluding_tax: money }
const cart = { id: 'c1', is_virtual: false, total_quantity: 3, itemsV2: { items: [] }, shipping_addresses: [], prices }
const order = { orderV2: { id: '7', number: '000000007' }, errors: [] }
const orderAlone = { order: { order_id: '7', order_number: '000000007' } }

const good = {
  ...{ setGuestEmailOnCart: { cart }, setBillingAddressOnCart: { cart }, setShippingAddressesOnCart: { cart } },
  ...{ setShippingMethodsOnCart: { cart }, setPaymentMethodOnCart: { cart }, placeOrder: order, setPaymentMethodAndPlaceOrder: orderAlone },
}

function createCheckoutOrder(answer: object | ((query: string) => object) = { data: good }) {
  const tab = createTestTab(async (request) => Response.json(typeof answer === 'function' ? answer(await request.clone().text()) : answer))
  tab.session.update(() => buildSession())
  return { ...tab, checkout: new ShopCheckout(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

const address = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL', id: 23 }, countryCode: 'US', telephone: '1' },
}
const written = {
  ...{ firstname: 'Hana', lastname: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: 'IL', region_id: 23, country_code: 'US', telephone: '1', save_in_address_book: false },
}
const saved = {
  ...{ ...address, id: 12, prefix: '', middleName: '', suffix: '', vatId: '', fax: '' },
  ...{ isDefaultBilling: false, isDefaultShipping: false },
}

const card: Payment = { kind: 'card', token: { key: 'k', value: 'v' }, card: { brand: 'visa', last4: '4242', month: 5, year: 2030 } }
const confirmed: Payment = {
  ...card,
  authentication: { status: 'Y', eci: '05', cavv: 'c', receipt: 'r', serverTransactionId: 's', directoryTransactionId: 'd' },
}
const token = {
  acceptjs_key: 'k',
  acceptjs_value: 'v',
  cc_type: 'VI',
  cc_last4: '4242',
  cc_exp_month: '05',
  cc_exp_year: '2030',
  save: false,
}
const byCard = { code: 'authnetcim', tokenbase_data: token }

type Saying = readonly [rule: string, operation: string, say: (checkout: Checkout) => Promise<unknown>, variables: object]

const sayings: readonly Saying[] = [
  ['commerce.checkout-input-names', 'SetGuestEmail', (to) => to.setEmail('c1', 'a@b.c'), { input: { cart_id: 'c1', email: 'a@b.c' } }],
  [
    'commerce.checkout-input-names',
    'SetBillingAddress',
    (to) => to.billTo('c1', address),
    { cartId: 'c1', billingAddress: { address: written } },
  ],
  [
    'commerce.checkout-input-names',
    'SetBillingAddress',
    (to) => to.billTo('c1', saved),
    { cartId: 'c1', billingAddress: { customer_address_id: 12 } },
  ],
  [
    'commerce.checkout-input-names',
    'SetBillingAddress',
    (to) => to.billTo('c1', 'as-shipping'),
    { cartId: 'c1', billingAddress: { same_as_shipping: true } },
  ],
  [
    'commerce.checkout-input-names',
    'SetShippingAddresses',
    (to) => to.shipTo('c1', address),
    { cart_id: 'c1', input: [{ address: written }] },
  ],
  [
    'commerce.checkout-input-names',
    'SetShippingMethods',
    (to) => to.shipBy('c1', { carrierCode: 'a', methodCode: 'b' }),
    { cart_id: 'c1', shipping_methods: [{ carrier_code: 'a', method_code: 'b' }] },
  ],
  [
    'commerce.club-order-shipping-method',
    'SetShippingMethods',
    (to) => to.shipBy('c1', clubOrderShipping),
    { cart_id: 'c1', shipping_methods: [{ carrier_code: 'localPickup', method_code: 'flatrate' }] },
  ],
  ['commerce.payment-code-card', 'SetPaymentMethodCard', (to) => to.payBy('c1', card), { cart_id: 'c1', payment_method: byCard }],
  [
    'commerce.payment-code-card',
    'SetPaymentMethodCard',
    (to) => to.payBy('c1', confirmed),
    { cart_id: 'c1', payment_method: { code: 'authnetcim', tokenbase_data: { ...token, transaction_id: 's' } } },
  ],
  [
    'commerce.payment-code-free',
    'SetPaymentMethodFree',
    (to) => to.payBy('c1', { kind: 'free' }),
    { cart_id: 'c1', payment_method: { code: 'free' } },
  ],
  [
    'commerce.payment-code-club-order',
    'SetPaymentMethodClubOrder',
    (to) => to.payBy('c1', { kind: 'club-order' }),
    { cart_id: 'c1', payment_method: { code: 'checkmo' } },
  ],
  ['commerce.checkout-input-names', 'placeOrder', (to) => to.placeOrder('c1'), { cart_id: 'c1' }],
  [
    'commerce.checkout-input-names',
    'setPaymentMethodAndPlaceOrder',
    (to) => to.payAndPlaceOrder('c1', card, 'plus'),
    { cart_id: 'c1', payment_method: byCard },
  ],
]

it.each(sayings)('[%s] says %s in the names that the shop wants', async (_rule, operation, say, variables) => {
  const { checkout, requests } = createCheckoutOrder()
  const answer = await say(checkout)
  expect(answer).toMatchObject({ kind: expect.stringMatching(/^(changed|placed)$/) })
  expect(requests.map(({ method }) => method)).toEqual(['POST'])
  const body = await requests[0]?.json()
  expect([body.operationName, body.variables]).toEqual([operation, variables])
})

it('[commerce.set-payment-then-order] pays first, orders second, and answers the number', async () => {
  const { checkout, requests } = createCheckoutOrder()
  expect(await checkout.payAndPlaceOrder('c1', card, 'members')).toEqual({ kind: 'placed', order: { id: '7', number: '000000007' } })
  const bodies = await Promise.all(requests.map((request) => request.json()))
  expect(bodies.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['SetCartPayment', { cart_id: 'c1', payment_method: byCard }],
    ['placeOrder', { cart_id: 'c1' }],
  ])
})

it('[commerce.set-payment-then-order] orders nothing where the payment is refused', async () => {
  const { checkout, requests } = createCheckoutOrder({
    errors: [{ message: 'no', extensions: { category: 'graphql-input', error_code: 1005 } }],
  })
  expect(await checkout.payAndPlaceOrder('c1', card, 'members')).toEqual({ kind: 'refused', reason: 'payment', message: 'no' })
  expect(requests).toHaveLength(1)
})

describe('the shop’s refusal', () => {
  const minding = (extensions: object) => ({ data: null, errors: [{ message: 'no', extensions }] })
  const input = { category: 'graphql-input' }

  it.each([
    [{ error_code: 1002 }, 'order', 'order', 'order'],
    [{ error_code: '1003' }, 'payment', 'payment', 'payment'],
    [{ ...input, error_code: 1006 }, 'payment', 'payment', 'payment'],
    [input, 'address', 'payment', 'address'],
    [{ ...input, error_code: 9 }, 'address', 'payment', 'address'],
  ])('is told by its code, else by what it was told: %j', async (extensions, address_, payment, placing) => {
    const { checkout } = createCheckoutOrder(minding(extensions))
    const refused = (part: string) => ({ kind: 'refused', part, message: 'no' })
    expect(await checkout.shipTo('c1', address)).toEqual(refused(address_))
    expect(await checkout.payBy('c1', card)).toEqual(refused(payment))
    expect(await checkout.placeOrder('c1')).toEqual({ kind: 'refused', reason: placing, message: 'no' })
  })

  it.each([[{ error_code: 4711 }], [{}]])('is a failure where nobody knows it: %j', async (extensions) => {
    const { checkout } = createCheckoutOrder(minding(extensions))
    await expect(checkout.billTo('c1', address)).rejects.toMatchObject({ kind: 'rejected' })
    await expect(checkout.placeOrder('c1')).rejects.toMatchObject({ kind: 'rejected' })
  })

  it.each([
    ['CART_NOT_ACTIVE', 'ended'],
    ['CART_NOT_FOUND', 'gone'],
    ['GUEST_EMAIL_MISSING', 'email-missing'],
    ['UNABLE_TO_PLACE_ORDER', 'unable'],
    ['UNDEFINED', 'unable'],
  ])('stands beside the data as well: %s is %s', async (code, reason) => {
    const unplaced = { orderV2: null, errors: [{ code, message: 'no' }] }
    const { checkout } = createCheckoutOrder({ data: { ...good, placeOrder: unplaced } })
    const refused = { kind: 'refused', reason, message: 'no' }
    expect(await checkout.placeOrder('c1')).toEqual(refused)
    expect(await checkout.payAndPlaceOrder('c1', card, 'members')).toEqual(refused)
  })

  it.each([
    ['CART_NOT_ACTIVE', 'graphql-no-such-entity', 'ended'],
    ['CART_NOT_FOUND', 'graphql-no-such-entity', 'gone'],
    ['GUEST_EMAIL_MISSING', 'graphql-input', 'email-missing'],
    ['UNABLE_TO_PLACE_ORDER', 'graphql-input', 'unable'],
    ['UNDEFINED', 'graphql-input', 'unable'],
  ])('may be a word among the errors: %s', async (error_code, category, reason) => {
    const { checkout } = createCheckoutOrder(minding({ category, error_code }))
    const refused = { kind: 'refused', reason, message: 'no' }
    expect(await checkout.placeOrder('c1')).toEqual(refused)
    expect(await checkout.payAndPlaceOrder('c1', card, 'plus')).toEqual(refused)
  })

  it('of an address or a payment may bear a word that says nothing', async () => {
    const { checkout } = createCheckoutOrder(minding({ ...input, error_code: 'UNDEFINED' }))
    expect(await checkout.shipTo('c1', address)).toEqual({ kind: 'refused', part: 'address', message: 'no' })
    expect(await checkout.payBy('c1', card)).toEqual({ kind: 'refused', part: 'payment', message: 'no' })
  })

  it.each([
    ['shipped', (to: ShopCheckout) => to.shipTo('c1', saved)],
    ['billed', (to: ShopCheckout) => to.billTo('c1', saved)],
  ])('of a saved address that is no longer in the address book is the address, unless the cart has ended: %s', async (_, choose) => {
    const refusal = minding({ category: 'graphql-no-such-entity' })
    const among = (id: string) =>
      createCheckoutOrder((query) => (query.includes('customerCart') ? { data: { customerCart: { ...cart, id } } } : refusal))
    expect(await choose(among('c1').checkout)).toEqual({ kind: 'refused', part: 'address', message: 'no' })
    await expect(choose(among('c2').checkout)).rejects.toMatchObject({ kind: 'gone' })
  })

  it('is not said by an answer that holds neither an order nor why there is none', async () => {
    const { checkout } = createCheckoutOrder({ data: { placeOrder: { orderV2: null, errors: [] } } })
    await expect(checkout.placeOrder('c1')).rejects.toMatchObject({ kind: 'broken-contract', path: 'placeOrder' })
  })
})
