import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { arrange } from '../../arrange.ts'
import { buildCartItem } from '../ArrangeCarts.ts'

const fields =
  'cart { id total_quantity itemsV2 { items { id quantity errors { code } } } applied_coupons { code } alert { type } prices { grand_total { value currency } } }'
const answered = z.object({ data: z.nullish(z.record(z.string(), z.unknown())), errors: z.optional(z.array(z.unknown())) })
async function createShop(playerId?: string) {
  const club = await createVisitor(playerId)
  const asked = async (query: string, headers?: Readonly<Record<string, string>>) =>
    z.parse(answered, (await club.visitor.shop(query, headers)).body)
  const guest = (query: string) => asked(query, { authorization: '', store: 'us_en' })
  return { ...club, asked, guest }
}

const create = 'mutation createEmptyCart { createGuestCart { cart { id } } }'
const created = z.object({ createGuestCart: z.object({ cart: z.object({ id: z.string() }) }) })
const owned = z.object({ customerCart: z.object({ id: z.string() }) })
const add = (id: unknown, sku: string, quantity = 1) =>
  `mutation AddSimpleProduct { addSimpleProductsToCart(input: { cart_id: "${id}", cart_items: [{ data: { sku: "${sku}", quantity: ${quantity} } }] }) { ${fields} } }`
const own = `query customerCart { customerCart { ${fields.slice(6)} }`
const mergeInto = (source: unknown, destination: unknown) =>
  `mutation mergeCarts { mergeCarts(source_cart_id: "${source}", destination_cart_id: "${destination}") { ${fields.slice(6)} }`

async function guestCart({ guest }: Awaited<ReturnType<typeof createShop>>) {
  return z.parse(created, (await guest(create)).data).createGuestCart.cart.id
}

describe("a guest's cart", () => {
  test('[commerce.guest-cart-by-id] belongs to anybody who knows its id', async () => {
    const shop = await createShop()
    const id = await guestCart(shop)
    expect((await shop.guest(add(id, 'FM-RANGE', 2))).errors).toBeUndefined()
    expect(await shop.asked(`query GuestCart { cart(cart_id: "${id}") { total_quantity } }`)).toMatchObject({
      data: { cart: { total_quantity: 2 } },
    })
  })

  test('is merged once and then ends', async () => {
    const shop = await createShop()
    const id = await guestCart(shop)
    await shop.guest(add(id, 'FM-RANGE', 2))
    const destination = z.parse(owned, (await shop.asked('query customerCart { customerCart { id } }')).data).customerCart.id
    expect(await shop.asked(mergeInto(id, destination))).toMatchObject({ data: { mergeCarts: { total_quantity: 4 } } })
    const gone = [{ extensions: { category: 'graphql-no-such-entity' } }]
    expect(await shop.asked(mergeInto(id, destination))).toMatchObject({ errors: gone })
    expect(await shop.guest(add(id, 'FM-RANGE'))).toMatchObject({ errors: gone })
  })

  test('adds no more than the stock', async () => {
    const shop = await createShop()
    const id = await guestCart(shop)
    await shop.guest(add(id, 'FM-RANGE', 5))
    await shop.given.shop.hasLeft('FM-RANGE', 3)
    const destination = z.parse(owned, (await shop.asked('query customerCart { customerCart { id } }')).data).customerCart.id
    expect(await shop.asked(mergeInto(id, destination))).toMatchObject({ data: { mergeCarts: { total_quantity: 5 } } })
  })
})

describe("a customer's cart", () => {
  test.each(['a guest', 'another customer'])('[commerce.customer-reads-own-data] is not for %s', async (who) => {
    const shop = await createShop('player-mateo')
    const [cart] = shop.backend.world.carts.list(({ playerId }) => playerId === 'player-hana')
    const query = `query GuestCart { cart(cart_id: "${cart?.id}") { total_quantity } }`
    const answer = await (who === 'a guest' ? shop.guest(query) : shop.asked(query))
    expect(answer).toMatchObject({ data: { cart: null }, errors: [{ extensions: { category: 'graphql-authorization' } }] })
  })

  test('[commerce.deactivate-all-carts] is deactivated and replaced by a new one', async () => {
    const shop = await createShop()
    const before = shop.backend.world.carts.list(({ playerId }) => playerId === 'player-hana')
    expect(await shop.asked('mutation deActiveAllCustomerCart { deActiveAllCustomerCart }')).toMatchObject({
      data: { deActiveAllCustomerCart: true },
    })
    expect(shop.backend.world.carts.list(({ playerId, active }) => playerId === 'player-hana' && active)).toEqual([])
    const { data } = await shop.asked('query customerCart { customerCart { id total_quantity } }')
    expect(data).toMatchObject({ customerCart: { total_quantity: 0 } })
    expect(before.map(({ id }) => id)).not.toContain(
      z.parse(z.object({ customerCart: z.object({ id: z.string() }) }), data).customerCart.id,
    )
  })

  test('reports items with too little stock', async () => {
    const shop = await createShop()
    await shop.given.shop.hasLeft('CH-TOWEL', 1)
    expect(await shop.asked(own)).toMatchObject({
      data: { customerCart: { itemsV2: { items: [{ errors: [{ code: 'ITEM_QTY' }] }] }, alert: { type: 'warning' } } },
    })
  })

  test('accepts no quantity above the stock, but always a smaller one', async () => {
    const shop = await createShop()
    await shop.given.shop.hasLeft('CH-TOWEL', 1)
    const item = shop.backend.world.cartLines.list()[0]
    const set = (quantity: number) =>
      `mutation updateCartItems { updateCartItems(input: { cart_id: "${item?.cartId}", cart_items: [{ cart_item_id: ${item?.number}, quantity: ${quantity} }] }) { ${fields} errors { code } } }`
    expect(await shop.asked(set(3))).toMatchObject({
      data: { updateCartItems: { cart: { total_quantity: 2 }, errors: [{ code: 'INSUFFICIENT_STOCK' }] } },
    })
    expect(await shop.asked(set(1))).toMatchObject({ data: { updateCartItems: { cart: { total_quantity: 1 } } } })
  })

  test.each([
    [3, [{ code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 4' }], 6],
    [14, [{ code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 12' }], 6],
    [7, [{ code: 'UNDEFINED', message: 'You can buy this product only in quantities of 2 at a time.' }], 6],
    [8, [], 8],
  ])('accepts the quantities alone in which a product is sold: not all of %i', async (quantity, errors, held) => {
    const shop = await createShop()
    await shop.given.carts.holds('player-hana', [buildCartItem({ sku: 'FM-FOAM', quantity: 6 })])
    const item = shop.backend.world.cartLines.first(({ sku }) => sku === 'FM-FOAM')
    const set = `mutation updateCartItems { updateCartItems(input: { cart_id: "${item?.cartId}", cart_items: [{ cart_item_id: ${item?.number}, quantity: ${quantity} }] }) { ${fields} errors { code message } } }`
    expect(await shop.asked(set)).toMatchObject({ data: { updateCartItems: { errors } } })
    expect(shop.backend.world.cartLines.first(({ sku }) => sku === 'FM-FOAM')).toMatchObject({ quantity: held })
  })

  test('judges what is added together with what the cart holds of it', async () => {
    const shop = await createShop()
    await shop.given.carts.holds('player-hana', [buildCartItem({ sku: 'FM-FOAM', quantity: 6 })])
    const id = shop.backend.world.cartLines.first(({ sku }) => sku === 'FM-FOAM')?.cartId
    const add = (quantity: number) =>
      `mutation addProductsToCart { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "FM-FOAM", quantity: ${quantity} }]) { ${fields} user_errors { code message } } }`
    expect(await shop.asked(add(2))).toMatchObject({ data: { addProductsToCart: { user_errors: [] } } })
    expect(await shop.asked(add(6))).toMatchObject({
      data: { addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 12' }] } },
    })
  })

  test('has the prices of its store, less coupons and gift codes', async () => {
    const shop = await createShop()
    const [cart] = shop.backend.world.carts.list(({ playerId }) => playerId === 'player-hana')
    const total = async () => shop.asked(own)
    expect(await total()).toMatchObject({ data: { customerCart: { prices: { grand_total: { value: 38.97, currency: 'USD' } } } } })
    await shop.asked(
      `mutation applyCouponToCart { applyCouponToCart(input: { cart_id: "${cart?.id}", coupon_code: "welcome10" }) { ${fields} } }`,
    )
    expect(await total()).toMatchObject({
      data: { customerCart: { applied_coupons: [{ code: 'WELCOME10' }], prices: { grand_total: { value: 35.07 } } } },
    })
    await shop.asked(
      `mutation msApplyGiftCodeToCart { msApplyGiftCodeToCart(cart_id: "${cart?.id}", gift_code: "GIFT-2026-USD", amount_applied: 10.5) { ${fields} } }`,
    )
    expect(await total()).toMatchObject({ data: { customerCart: { prices: { grand_total: { value: 24.57 } } } } })
  })
})

const calls = {
  'added to': ['addProductsToCart', 'cartId', 'cartItems: [{ sku: "CH-TOWEL", quantity: 1 }]'],
  'given a coupon': ['applyCouponToCart', 'cart_id', 'coupon_code: "WELCOME10"'],
  ordered: ['placeOrder', 'cart_id', ''],
} as const

describe.each(Object.entries(calls))('[commerce.cart-id-required] no cart is %s', (_done, [field, argument, rest]) => {
  const isInput = argument === 'cart_id'
  const asked = (own: string) => {
    const given = [own, rest].filter((each) => each !== '').join(', ')
    const fieldsOf = field === 'placeOrder' ? 'errors { code }' : 'cart { id }'
    return `mutation ${field} { ${field}(${isInput ? `input: { ${given} }` : given}) { ${fieldsOf} } }`
  }

  test.each(['', `${argument}: 7`, `${argument}: null`, `${argument}: ["c"]`])('without its id: %s', async (id) => {
    const shop = await createShop()
    const before = shop.backend.world.cartLines.list().length
    const { data, errors } = await shop.asked(asked(id))
    expect([data, errors?.length]).toEqual([undefined, 1])
    expect(shop.backend.world.cartLines.list()).toHaveLength(before)
  })
})

describe('a line', () => {
  test('whose product no longer exists is an error beside the rest of the cart', async () => {
    const shop = await createShop()
    await shop.given.carts.holds(
      'player-hana',
      ['FM-RANGE', 'NO-SUCH', 'CH-TOWEL'].map((sku) => buildCartItem({ sku })),
    )
    const lost = { path: ['customerCart', 'itemsV2', 'items', 1], extensions: { category: 'graphql-no-such-entity' } }
    expect(await shop.asked('query customerCart { customerCart { id itemsV2 { items { quantity } } } }')).toMatchObject({
      data: { customerCart: { itemsV2: { items: [{ quantity: 1 }, null, { quantity: 1 }] } } },
      errors: [lost],
    })
  })

  test('is added beside what was wrong with the cart before, which is told first', async () => {
    const shop = await createShop()
    await shop.given.carts.holds('player-hana', [buildCartItem({ sku: 'CH-TOWEL', quantity: 2 })])
    await shop.given.shop.hasLeft('CH-TOWEL', 1)
    const id = shop.backend.world.carts.list(({ playerId, active }) => playerId === 'player-hana' && active)[0]?.id
    const added = (skus: readonly string[]) =>
      `mutation addProductsToCart { addProductsToCart(cartId: "${id}", cartItems: [${skus.map((sku) => `{ sku: "${sku}", quantity: 1 }`).join()}]) { cart { total_quantity } user_errors { code } } }`
    expect(await shop.asked(added(['FM-RANGE', 'NO-SUCH']))).toEqual({
      data: { addProductsToCart: { cart: { total_quantity: 3 }, user_errors: [{ code: 'UNDEFINED' }, { code: 'PRODUCT_NOT_FOUND' }] } },
    })
  })

  test('merges equal items, and keeps other options separate', async () => {
    const shop = await createShop()
    const polo = (sku: string) => buildCartItem({ sku, parentSku: 'FE-POLO' })
    await shop.given.carts.holds('player-hana', [polo('FE-POLO-NAVY-M'), polo('FE-POLO-NAVY-M'), polo('FE-POLO-SAND-L')])
    expect(await shop.asked(own)).toMatchObject({ data: { customerCart: { itemsV2: { items: [{ quantity: 2 }, { quantity: 1 }] } } } })
  })

  test.each([
    ['nothing that there is', buildCartItem({ sku: 'NO-SUCH' })],
    ['what is sold out', buildCartItem({ sku: 'CH-TEES' })],
    ['more than there is', buildCartItem({ sku: 'SM-WEDGE', quantity: 13 })],
    ['a product whose variant is open', buildCartItem({ sku: 'FE-POLO' })],
    ['a product without what it wants to know', buildCartItem({ sku: 'FM-TOUR' })],
  ])('is not made of %s', async (_what, { sku, quantity }) => {
    const shop = await createShop()
    const id = await guestCart(shop)
    expect(await shop.guest(add(id, sku, quantity))).toMatchObject({ data: { addSimpleProductsToCart: null }, errors: [{}] })
  })
})

test("names the chosen variant among a set's parts", async () => {
  const shop = await createShop()
  const bundle = [{ id: 6012, chosen: [{ id: 60_122, quantity: 1 }] }]
  await arrange(shop.backend.world).carts.holds('player-hana', [buildCartItem({ sku: 'CH-STARTER', bundle })])
  const { data } = await shop.asked(
    'query customerCart { customerCart { itemsV2 { items { ... on BundleCartItem { bundle_options { values { label } } } } } } }',
  )
  expect(data).toEqual({
    customerCart: { itemsV2: { items: [{ bundle_options: [{ values: [{ label: 'Kitebird Stand Bag, Navy' }] }] }] } },
  })
})
