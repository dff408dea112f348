import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createShopper } from '../../../../tests/builders/createShopper.ts'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { buildCartItem } from '../ArrangeCarts.ts'
import { newGuestCartId, putInto } from '../cart/carts.ts'
import { productBySku } from '../catalogue/index.ts'

const address = (country: string) =>
  `{ firstname: "A", lastname: "B", street: ["1 C"], city: "D", country_code: "${country}", telephone: "1", save_in_address_book: false }`

async function aCart(region: 'global' | 'jp' = 'global', sku = 'CH-TOWEL') {
  const { ask, world } = await createShopper({ region })
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku }))
  const set = (field: string, name: string, value: string, wanted = 'id') =>
    ask(`mutation { ${field}(input: { cart_id: "${id}", ${name}: ${value} }) { cart { ${wanted} } } }`)
  return { set, ask, id, world }
}

const minds = (message: unknown) => ({ errors: [{ message }] })

describe('the shop refuses', () => {
  test('an invalid email', async () => {
    const { set } = await aCart()
    expect(await set('setGuestEmailOnCart', 'email', '"a@b"')).toMatchObject(minds('Invalid email format'))
    expect(await set('setGuestEmailOnCart', 'email', '"a@b.c"', 'email')).toEqual({
      data: { setGuestEmailOnCart: { cart: { email: 'a@b.c' } } },
    })
  })

  test('"same as shipping" without a shipping address', async () => {
    const { set } = await aCart()
    expect(await set('setBillingAddressOnCart', 'billing_address', '{ same_as_shipping: true }')).toMatchObject(
      minds(expect.stringContaining('same_as_shipping')),
    )
    expect(await set('setBillingAddressOnCart', 'billing_address', '{}')).toMatchObject(minds(expect.stringContaining('address')))
  })

  test('a saved address from a guest', async () => {
    const { set } = await aCart()
    expect(await set('setShippingAddressesOnCart', 'shipping_addresses', '[{ customer_address_id: 1 }]')).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    })
  })

  test('several addresses, and several delivery methods', async () => {
    const { set } = await aCart()
    const place = `{ address: ${address('US')} }`
    expect(await set('setShippingAddressesOnCart', 'shipping_addresses', `[${place}, ${place}]`)).toMatchObject(
      minds('You can specify only one shipping address.'),
    )
    const way = '{ carrier_code: "pinewood", method_code: "standard" }'
    expect(await set('setShippingMethodsOnCart', 'shipping_methods', `[${way}, ${way}]`)).toMatchObject(
      minds('You can specify only one shipping method.'),
    )
  })

  test('a delivery method before an address', async () => {
    const { set } = await aCart()
    const way = '[{ carrier_code: "pinewood", method_code: "standard" }]'
    expect(await set('setShippingMethodsOnCart', 'shipping_methods', way)).toMatchObject(minds(expect.stringContaining('not found')))
  })
})

async function aCustomersCart() {
  const { visitor, backend } = await createVisitor()
  const { world } = backend
  const own = world.carts.first(({ playerId }) => playerId === 'player-hana')?.id
  const send = async (field: string, input: string) =>
    (await visitor.shop(`mutation { ${field}(input: { ${input} }) { cart { id } } }`)).body
  return { world, own, send }
}

const refusal = (category: string, message: string) => ({ errors: [{ message, extensions: { category } }] })

describe('a signed-in customer', () => {
  test('sends no email for a cart, not even for the one that they filled as a guest', async () => {
    const { world, own, send } = await aCustomersCart()
    const notForCustomers = refusal('graphql-input', 'The request is not allowed for logged in customers')
    expect(await send('setGuestEmailOnCart', `cart_id: "${own}", email: "a@b.c"`)).toMatchObject(notForCustomers)
    const asGuest = newGuestCartId(world)
    await putInto(world, { id: asGuest, active: true, giftCodes: [] }, buildCartItem({ sku: 'CH-TOWEL' }))
    expect(await send('setGuestEmailOnCart', `cart_id: "${asGuest}", email: "a@b.c"`)).toMatchObject(notForCustomers)
    expect(world.carts.find(asGuest)?.email).toBeUndefined()
  })

  test.each([
    ['setShippingAddressesOnCart', 'shipping', (place: string) => `shipping_addresses: [${place}]`],
    ['setBillingAddressOnCart', 'billing', (place: string) => `billing_address: ${place}`],
  ])('uses only addresses of their own address book: %s', async (field, use, input) => {
    const { world, own, send } = await aCustomersCart()
    const set = (place: string) => send(field, `cart_id: "${own}", ${input(place)}`)
    const other = world.customerAddresses.first(({ playerId }) => playerId !== 'player-hana')?.id
    const message = `Current customer does not have permission to address with ID "${other}"`
    expect(other).toBeDefined()
    expect(await set(`{ customer_address_id: ${other} }`)).toMatchObject(refusal('graphql-authorization', message))
    expect(await set('{ customer_address_id: 4711 }')).toMatchObject(
      refusal('graphql-no-such-entity', 'Could not find a address with ID "4711"'),
    )
    expect(await set(`{ customer_address_id: ${other}, address: ${address('US')} }`)).toMatchObject(
      refusal('graphql-input', `The ${use} address cannot contain "customer_address_id" and "address" at the same time.`),
    )
    const hanas = world.customerAddresses.first(({ playerId }) => playerId === 'player-hana')?.id
    expect(await set(`{ customer_address_id: ${hanas} }`)).not.toHaveProperty('errors')
  })

  test.each([
    ['deleteCustomerAddress', '', ''],
    ['updateCustomerAddress', ', input: { city: "D" }', ' { id }'],
  ])("leaves other customers' address books alone: %s", async (field, input, wanted) => {
    const { visitor, backend } = await createVisitor()
    const other = backend.world.customerAddresses.first(({ playerId }) => playerId !== 'player-hana')
    const { body } = await visitor.shop(`mutation { ${field}(id: ${other?.id}${input})${wanted} }`)
    expect(body).toMatchObject(
      refusal('graphql-authorization', `Current customer does not have permission to address with ID "${other?.id}"`),
    )
    expect(backend.world.customerAddresses.find(`${other?.id}`)).toEqual(other)
  })
})

const offers = `shipping_addresses { country { code label } region { label }
  available_shipping_methods { carrier_code method_title available error_message
    amount { value } price_excl_tax { value } price_incl_tax { value } shipping_tax_amount { value } }
  selected_shipping_method { method_code } }
  billing_address { city } available_payment_methods { code title } selected_payment_method { code }`

test('a cart tells in its own store’s words and money where it goes, how, and how it is paid', async () => {
  const { set } = await aCart('jp')
  const both = `{ address: ${address('JP')}, use_for_shipping: true }`
  expect(await set('setBillingAddressOnCart', 'billing_address', both, offers)).toEqual({
    data: {
      setBillingAddressOnCart: {
        cart: {
          billing_address: { city: 'D' },
          available_payment_methods: [{ code: 'authnetcim', title: 'クレジットカード' }],
          selected_payment_method: null,
          shipping_addresses: [
            {
              ...{ country: { code: 'JP', label: '日本' }, region: null, selected_shipping_method: null },
              available_shipping_methods: [
                {
                  ...{ carrier_code: 'pinewood', method_title: '通常配送', available: true, error_message: null },
                  ...{ amount: { value: 900 }, price_incl_tax: { value: 900 } },
                  ...{ price_excl_tax: { value: 818 }, shipping_tax_amount: { value: 82 } },
                },
                expect.objectContaining({ method_title: 'お急ぎ便', amount: { value: 2400 } }),
              ],
            },
          ],
        },
      },
    },
  })
})

const placed = z.object({ data: z.object({ placeOrder: z.object({ errors: z.array(z.object({ code: z.string() })) }) }) })

test("somebody else's cart is none that could be ordered", async () => {
  const { ask, world } = await aCart()
  const own = world.carts.first(({ playerId }) => playerId === 'player-hana')
  const answer = await ask(`mutation { placeOrder(input: { cart_id: "${own?.id}" }) { order { order_number } errors { code message } } }`)
  expect(z.parse(placed, answer).data.placeOrder.errors).toMatchObject([{ code: 'CART_NOT_FOUND' }])
})

test('a gift card that is paid for becomes a code that pays, and who is to have it is written to', async () => {
  const { ask, world } = await createShopper()
  const id = newGuestCartId(world)
  const gift = {
    amount: 5000,
    recipientName: 'Mateo',
    recipientEmail: 'mateo@example.com',
    senderName: 'Hana',
    senderEmail: 'hana@clubhouse.example',
    message: '',
  }
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: 'CH-CARD', quantity: 2, gift }))
  await world.giftCodes.add({ id: 'ALL', balance: 1_000_000, currency: 'USD', active: true })
  const before = world.giftCodes.list().length
  const input = (fields: string) => `(input: { cart_id: "${id}", ${fields} }) { cart { id } }`
  await ask(`mutation { setGuestEmailOnCart${input('email: "guest@example.com"')} }`)
  await ask(`mutation { msApplyGiftCodeToCart(cart_id: "${id}", gift_code: "ALL") { cart { id } } }`)
  const both = `billing_address: { address: ${address('US')}, use_for_shipping: true }`
  await ask(`mutation { setBillingAddressOnCart${input(both)} }`)
  await ask(`mutation { setShippingMethodsOnCart${input('shipping_methods: [{ carrier_code: "pinewood", method_code: "standard" }]')} }`)
  await ask(`mutation { setPaymentMethodOnCart${input('payment_method: { code: "free" }')} }`)
  const answer = await ask(`mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { code message } } }`)
  expect(answer).toMatchObject({ data: { placeOrder: { orderV2: { number: expect.any(String) }, errors: [] } } })
  const issued = world.giftCodes.list().slice(before)
  expect(issued.map(({ balance, active, currency }) => [balance, active, currency])).toEqual([
    [5000, true, 'USD'],
    [5000, true, 'USD'],
  ])
  const letters = world.messages.list(({ purpose }) => purpose === 'gift-card')
  expect(letters.map(({ to, code }) => [to, code])).toEqual(issued.map((code) => ['mateo@example.com', code.id]))
})

test.each([
  ['setShippingAddressesOnCart', 'shipping_addresses', `[{ address: ${address('US')} }]`],
  ['setBillingAddressOnCart', 'billing_address', `{ address: ${address('US')} }`],
  ['setShippingMethodsOnCart', 'shipping_methods', '[{ carrier_code: "pinewood", method_code: "standard" }]'],
  ['setPaymentMethodOnCart', 'payment_method', '{ code: "free" }'],
])('a guest cannot order a subscription: %s', async (field, name, value) => {
  const { ask, world } = await createShopper()
  const id = newGuestCartId(world)
  const option = productBySku(world, 'FM-TOUR')?.options?.[0]
  const buy = async (choice: number) => {
    const options = [{ id: option?.id ?? 0, values: [`${option?.values[choice]?.id}`] }]
    await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: 'FM-TOUR', options }))
    return ask(`mutation { ${field}(input: { cart_id: "${id}", ${name}: ${value} }) { cart { id } } }`)
  }
  const refusal = { errors: [{ message: expect.stringContaining('Guest checkout is not allowed') }] }
  expect(await buy(0)).not.toMatchObject(refusal)
  expect(await buy(1)).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
})
