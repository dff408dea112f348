import { describe, expect, test } from 'vitest'
import { createShopper } from '../../../../tests/builders/createShopper.ts'
import { buildCartItem } from '../ArrangeCarts.ts'
import { giftUid } from '../catalogue/giftOptions.ts'
import { uidFor } from '../catalogue/uid.ts'
import { newGuestCartId, putInto } from './carts.ts'
import type { CouponRow } from './data.ts'

async function aCart(sku?: string) {
  const { ask, world, backend } = await createShopper()
  const id = newGuestCartId(world)
  if (sku) await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku }))
  const add = (field: string, item: string) =>
    ask(`mutation { ${field}(input: { cart_id: "${id}", cart_items: [${item}] }) { cart { total_quantity } } }`)
  const addAny = (item: string) =>
    ask(`mutation { addProductsToCart(cartId: "${id}", cartItems: [${item}]) { cart { total_quantity } user_errors { code } } }`)
  return { ask, world, backend, id, add, addAny }
}

const refused = { data: expect.anything(), errors: [{ extensions: { category: 'graphql-input' } }] }

describe('An option', () => {
  const wedge = (options: string) => `{ data: { sku: "SM-WEDGE", quantity: 1 }, customizable_options: [${options}] }`
  const grip = '{ id: 20203, value_string: "20204" }'

  test('that is a drop-down takes one of its values', async () => {
    const { add } = await aCart()
    expect(await add('addSimpleProductsToCart', wedge('{ id: 20203, value_string: "20204,20205" }'))).toMatchObject(refused)
    expect(await add('addSimpleProductsToCart', wedge('{ id: 20203, value_string: "4711" }'))).toMatchObject(refused)
    expect(await add('addSimpleProductsToCart', wedge(grip))).not.toHaveProperty('errors')
  })

  test('that is written is no longer than the product allows, and its commas are its own', async () => {
    const { add, world } = await aCart()
    const engraved = (text: string) => wedge(`${grip}, { uid: "${uidFor('custom-option', 20_201)}", value_string: "${text}" }`)
    expect(await add('addSimpleProductsToCart', engraved('H. I., 2026 AD'))).toMatchObject(refused)
    expect(await add('addSimpleProductsToCart', engraved('19,74'))).not.toHaveProperty('errors')
    expect(world.cartLines.list().at(-1)?.options).toContainEqual({ id: 20_201, values: ['19,74'] })
  })
})

describe('Each way of adding', () => {
  test.each([
    ['addSimpleProductsToCart', '{ data: { sku: "CH-STARTER", quantity: 1 } }'],
    ['addSimpleProductsToCart', '{ data: { sku: "CH-CARD", quantity: 1 } }'],
    ['addVirtualProductsToCart', '{ data: { sku: "FE-POLO", quantity: 1 } }'],
    ['addConfigurableProductsToCart', '{ data: { sku: "FE-POLO-NAVY-M", quantity: 1 } }'],
    ['addConfigurableProductsToCart', '{ parent_sku: "CH-TOWEL", data: { sku: "CH-TOWEL", quantity: 1 } }'],
    ['addBundleProductsToCart', '{ data: { sku: "CH-TOWEL", quantity: 1 }, bundle_options: [] }'],
  ])('takes its own kinds alone: not by %s %s', async (field, item) => {
    const { add } = await aCart()
    expect(await add(field, item)).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] })
  })

  test('a variant may be named beside its product', async () => {
    const { add } = await aCart()
    const item = '{ parent_sku: "FE-POLO", variant_sku: "FE-POLO-NAVY-M", data: { sku: "FE-POLO", quantity: 1 } }'
    expect(await add('addConfigurableProductsToCart', item)).not.toHaveProperty('errors')
  })
})

describe('A gift card', () => {
  const card = (...entered: (readonly [string, string])[]) => {
    const told = entered.map(([name, value]) => `{ uid: "${giftUid(name)}", value: "${value}" }`)
    return `{ sku: "CH-CARD", quantity: 1, selected_options: ["${giftUid('giftcard_amount', 50)}"], entered_options: [${told}] }`
  }
  const name = ['giftcard_recipient_name', 'Mateo'] as const
  const email = ['giftcard_recipient_email', 'mateo@example.com'] as const
  const sender = ['giftcard_sender_name', 'Hana'] as const
  const from = ['giftcard_sender_email', 'hana@example.com'] as const

  test.each([
    ['without anybody to have it', [], 'REQUIRED_PARAMETER_MISSING'],
    ['without an address', [name], 'REQUIRED_PARAMETER_MISSING'],
    ['without a name', [email], 'REQUIRED_PARAMETER_MISSING'],
    ["without its giver's name", [name, email, from], 'REQUIRED_PARAMETER_MISSING'],
    ["without its giver's address", [name, email, sender], 'REQUIRED_PARAMETER_MISSING'],
    ['with an address that is none', [name, sender, from, ['giftcard_recipient_email', 'mateo@']], 'INVALID_PARAMETER_VALUE'],
    ['with too long a message', [name, email, sender, from, ['giftcard_message', 'x'.repeat(1001)]], 'INVALID_PARAMETER_VALUE'],
    ['with a design that the club no longer offers', [name, email, sender, from, ['giftcard_template_id', '4']], 'INVALID_PARAMETER_VALUE'],
  ] as const)('%s is not taken', async (_what, entered, code) => {
    const { addAny } = await aCart()
    expect(await addAny(card(...entered))).toMatchObject({
      data: { addProductsToCart: { cart: { total_quantity: 0 }, user_errors: [{ code }] } },
    })
  })

  test('for somebody is taken', async () => {
    const { addAny } = await aCart()
    expect(await addAny(card(name, email, sender, from))).toMatchObject({
      data: { addProductsToCart: { cart: { total_quantity: 1 }, user_errors: [] } },
    })
  })
})

describe('A coupon', () => {
  const apply = async (own: Partial<CouponRow>, before?: string) => {
    const { ask, world, id } = await aCart('CH-TOWEL')
    await world.coupons.add({ id: 'OFF', label: 'Off', active: true, percent: 50, ...own })
    const use = (code: string) =>
      ask(`mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "${code}" }) { cart { applied_coupons { code } } } }`)
    if (before) await use(before)
    return use('off')
  }
  const good = { data: { applyCouponToCart: { cart: { applied_coupons: [{ code: 'OFF' }] } } } }
  const bad = (category: string) => ({ data: { applyCouponToCart: null }, errors: [{ extensions: { category } }] })

  test.each([
    ['has begun', { from: '2026-05-13T17:30:00Z', until: '2026-05-13T17:30:01Z' }],
    ['wants no more than is there', { minimum: 1800 }],
    ['is of this category or one above it', { categoryIds: [5, 7, 71, 51] }],
  ])('is good where it %s', async (_what, own) => {
    expect(await apply(own)).toEqual(good)
  })

  test.each([
    ['has not begun', { from: '2026-05-13T17:30:01Z' }],
    ['is over', { until: '2026-05-13T17:30:00Z' }],
    ['wants more than is there', { minimum: 1801 }],
    ['is of another category', { categoryIds: [3] }],
  ])('is no good where it %s', async (_what, own) => {
    expect(await apply(own)).toMatchObject(bad('graphql-no-such-entity'))
  })

  test('does not replace another', async () => {
    expect(await apply({}, 'WELCOME10')).toMatchObject(bad('graphql-input'))
  })
})

describe("The bank's authentication", () => {
  const asked = { card_holder_name: 'Hana', cc_exp_month: '05', cc_exp_year: '2030', cc_number: '4000002500003155' }
  const ask3d = async (card: Readonly<Record<string, string>>, agent = 'A browser', callback = 'https://club.example/3ds') => {
    const { ask } = await createShopper()
    const data = Object.entries(card).map(([key, value]) => `${key}: "${value}"`)
    return ask(
      `mutation { processMpi3DAuthentication(increment_id: "c1", card_data: { ${data} }, user_agent: "${agent}", challenge_callback_url: "${callback}") { TransStatus } }`,
    )
  }

  test.each(Object.keys(asked))('is refused where %s is empty', async (field) => {
    expect(await ask3d({ ...asked, [field]: ' ' })).toMatchObject(refused)
  })

  test('is refused without browser data or a callback', async () => {
    expect(await ask3d(asked, '')).toMatchObject(refused)
    expect(await ask3d(asked, 'A browser', '')).toMatchObject(refused)
    expect(await ask3d(asked)).not.toHaveProperty('errors')
  })
})
