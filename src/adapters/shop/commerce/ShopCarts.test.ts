import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import { type Selection, selectionOf, withBundleChoice, withGift, withOption, withPlan, withVariant } from '#domain/commerce/selection'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopCarts } from './ShopCarts.ts'

const usd = (value: number) => ({ value, currency: 'USD' })
const prices = {
  ...{ grand_total: usd(10.5), subtotal_including_tax: usd(10.5), subtotal_excluding_tax: usd(10) },
  ...{ subtotal_with_discount_excluding_tax: usd(10), tax_amount: usd(0.5) },
}
const cart = { id: 'c1', is_virtual: false, total_quantity: 3, itemsV2: { items: [] }, shipping_addresses: [], prices }

function carts(answer: object | ((request: Request) => object)) {
  const tab = createTestTab((request) => Response.json(typeof answer === 'function' ? answer(request) : answer))
  tab.session.update(() => buildSession())
  return { ...tab, carts: new ShopCarts(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

const sent = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) })

async function sentFor(act: (of: ShopCarts) => Promise<unknown>) {
  const { carts: own, requests } = carts({ errors: [{ message: 'no' }] })
  await act(own).catch(() => undefined)
  return z.parse(sent, await requests[0]?.json())
}

const of = (kind: Selection['kind'], sku: string) => ({ ...selectionOf({ kind, sku, inStock: true }), quantity: 2 })
const plan = { kind: 'subscribe', parentId: 7, childId: 71, isInstallmentPrice: true, isAdjustmentPrice: false } as const
const polo = withVariant(of('configurable', 'polo'), { sku: 'polo-m', inStock: true })
const bundle = withBundleChoice(of('bundle', 'set'), { itemId: 5, type: 'multi' }, { optionId: 51, quantity: 1 })

describe('each change', () => {
  it.each([
    [
      'updateCartItems',
      { kind: 'quantity', lineId: 4, quantity: 2, place: 'cart' },
      { cart_id: 'c1', input: [{ cart_item_id: 4, quantity: 2 }] },
    ],
    ['removeItemFromCart', { kind: 'remove', lineId: 4, place: 'cart' }, { cart_id: 'c1', cart_item_id: 4 }],
    ['MiniCartUpdate', { kind: 'quantity', lineId: 4, quantity: 2.5, place: 'mini-cart' }, { cartId: 'c1', itemId: 4, quantity: 2.5 }],
    ['MiniCartRemove', { kind: 'remove', lineId: 4, place: 'mini-cart' }, { cartId: 'c1', itemId: 4 }],
    ['applyCouponToCart', { kind: 'apply-coupon', code: ' TEN ' }, { cart_id: 'c1', coupon_code: 'TEN' }],
    ['removeCoupon', { kind: 'remove-coupon' }, { cart_id: 'c1' }],
    [
      'msApplyGiftCodeToCart',
      { kind: 'apply-gift-code', code: 'G', amount: moneyOf(7.25, 'USD') },
      { cart_id: 'c1', gift_code: 'G', amount_applied: 7.25 },
    ],
    ['ApplyWholeGiftCode', { kind: 'apply-gift-code', code: 'G' }, { cart_id: 'c1', gift_code: 'G' }],
    ['msRemoveGiftCodeFromCart', { kind: 'remove-gift-code', code: 'G' }, { cart_id: 'c1', gift_code: 'G', is_remove_all: 0 }],
    ['msRemoveGiftCodeFromCart', { kind: 'remove-gift-code', code: 'G', all: true }, { cart_id: 'c1', gift_code: 'G', is_remove_all: 1 }],
  ] as const)(
    '[commerce.cart-input-names] [commerce.gift-amount-optional-variant] [commerce.gift-code-removal-flag] [commerce.removal-id-integer] %s',
    async (operationName, change, variables) => {
      expect(await sentFor((own) => own.change('c1', change))).toEqual({ operationName, variables })
    },
  )

  it('[commerce.removal-id-integer] names the line by an integer', async () => {
    const { variables } = await sentFor((own) => own.change('c1', { kind: 'remove', lineId: 4, place: 'mini-cart' }))
    expect(Number.isInteger(variables['itemId'])).toBe(true)
  })
})

describe('each kind of product', () => {
  const data = (sku: string) => ({ sku, quantity: 2 })
  it.each([
    ['AddSimpleProduct', of('simple', 'tee'), data('tee')],
    [
      'AddCustomizableProduct',
      withOption(of('simple', 'tee'), 7, ['Hana']),
      { ...data('tee'), options: [{ id: 7, value_string: 'Hana' }] },
    ],
    ...(
      [
        ['2026-12-24', '2026-12-24 00:00:00'],
        ['2026-12-24T17:30', '2026-12-24 17:30:00'],
        ['09:45', '1970-01-01 09:45:00'],
      ] as const
    ).map(
      ([typed, value_string]) =>
        [
          'AddCustomizableProduct',
          withOption(of('simple', 'towel'), 7, [typed], 'date'),
          { ...data('towel'), options: [{ id: 7, value_string }] },
        ] as const,
    ),
    [
      'AddCustomizableProduct',
      withOption(of('simple', 'card'), 7, ['2026-12-24'], 'text'),
      { ...data('card'), options: [{ id: 7, value_string: '2026-12-24' }] },
    ],
    ['AddConfigurableProduct', polo, { ...data('polo-m'), parentSku: 'polo', options: [] }],
    ['AddBundleProduct', bundle, { ...data('set'), bundle_options: [{ id: 5, quantity: 1, value: ['51'] }], options: [] }],
    ['addVirtualProductsToCart', of('virtual', 'fitting'), { items: [{ data: data('fitting') }] }],
    [
      'AddVirtualProductWithOptions',
      withOption(of('virtual', 'fitting'), 7, ['71', '72']),
      { ...data('fitting'), optionId: 7, valueString: '[71,72]' },
    ],
    [
      'AddSubscription',
      withPlan(of('simple', 'balls'), plan),
      { cartItem: { data: data('balls'), customizable_options: [{ id: 7, value_string: '71' }] } },
    ],
    ['AddConfigurableSubscription', withPlan(polo, plan), { ...data('polo-m'), parentSku: 'polo', optionId: 7, optionValue: '71' }],
  ] as const)(
    '[commerce.add-inputs-by-kind] [commerce.product-selection-kept] [commerce.bundle-choices-by-type] [commerce.subscription-choice-kept] %s',
    async (operationName, selection, variables) => {
      expect(await sentFor((own) => own.change('c1', { kind: 'add', selection }))).toEqual({
        operationName,
        variables: { cart_id: 'c1', ...variables },
      })
    },
  )

  it('[commerce.add-inputs-by-kind] takes several plans as cartItems, and anything else together as items', async () => {
    const plans = [withPlan(of('simple', 'balls'), plan)]
    expect((await sentFor((own) => own.change('c1', { kind: 'add-all', selections: plans }))).operationName).toBe('AddSubscriptions')
    const uids = { amounts: new Map([[5000, 'uid-50']]), amount: 'a', recipientName: 'n', recipientEmail: 'e', message: 'm', design: 'd' }
    const gift = withGift(of('gift-card', 'card'), { amount: moneyOf(50, 'USD'), recipientName: 'Mateo', uids })
    const { operationName, variables } = await sentFor((own) => own.change('c1', { kind: 'add-all', selections: [bundle, gift] }))
    expect(operationName).toBe('addProductsToCart')
    expect(variables).toEqual({
      cartId: 'c1',
      cartItems: [
        { ...data('set'), selected_options: [btoa('bundle/5/51/1')], entered_options: [] },
        {
          ...data('card'),
          selected_options: ['uid-50'],
          entered_options: [{ uid: 'n', value: 'Mateo' }],
        },
      ],
    })
  })
})

it('a text that was written is never sent as the id of a value, though it be a number', async () => {
  const engraved = withOption(withOption(of('simple', 'wedge'), 7, ['1974'], 'text'), 8, ['21'])
  const { variables } = await sentFor((own) => own.change('c1', { kind: 'add-all', selections: [engraved] }))
  expect(variables['cartItems']).toEqual([
    {
      ...{ sku: 'wedge', quantity: 2 },
      selected_options: [btoa('custom-option/8/21')],
      entered_options: [{ uid: btoa('custom-option/7'), value: '1974' }],
    },
  ])
})

it('of a set is one entry for each part, with all that was chosen in it', async () => {
  const choices = [
    [
      { itemId: 5, type: 'multi' },
      { optionId: 51, quantity: 2 },
    ],
    [
      { itemId: 5, type: 'multi' },
      { optionId: 52, quantity: 1 },
    ],
    [
      { itemId: 6, type: 'radio' },
      { optionId: 61, quantity: 3 },
    ],
  ] as const
  const set = choices.reduce((sum, [part, choice]) => withBundleChoice(sum, part, choice), of('bundle', 'set'))
  const { variables } = await sentFor((own) => own.change('c1', { kind: 'add', selection: set }))
  expect(variables['bundle_options']).toEqual([
    { id: 5, quantity: 1, value: ['51', '52'] },
    { id: 6, quantity: 3, value: ['61'] },
  ])
})

it('a text in any script is sent, also where its kind is not known', async () => {
  const engraved = withOption(withOption(of('virtual', 'lessons'), 7, ['花']), 8, ['21'])
  const { variables } = await sentFor((own) => own.change('c1', { kind: 'add', selection: engraved }))
  expect(variables['cartItems']).toMatchObject([{ entered_options: [{ uid: btoa('custom-option/7'), value: '花' }] }])
})

describe('a gift card', () => {
  const uids = {
    ...{ amounts: new Map([[5000, 'uid-50']]), amount: 'a', recipientName: 'n' },
    ...{ recipientEmail: undefined, senderName: 's', senderEmail: 't', message: 'm', design: 'd' },
  }
  const asked = async (gift: Parameters<typeof withGift>[1]) => {
    const { variables } = await sentFor((own) => own.change('c1', { kind: 'add', selection: withGift(of('gift-card', 'card'), gift) }))
    return variables['cartItems']
  }

  it('is told by the uids of the product, an amount that is not listed in words', async () => {
    const gift = {
      amount: moneyOf(12.5, 'USD'),
      recipientName: 'Mateo',
      recipientEmail: 'm@example.com',
      ...{ senderName: 'Hana Sato', senderEmail: 'hana@example.com' },
      message: 'Well played',
      design: { id: 2, name: 'First tee' },
      uids,
    }
    const entered = [
      { uid: 'a', value: '12.5' },
      { uid: 'n', value: 'Mateo' },
      { uid: 's', value: 'Hana Sato' },
      { uid: 't', value: 'hana@example.com' },
      { uid: 'm', value: 'Well played' },
      { uid: 'd', value: '2' },
    ]
    expect(await asked(gift)).toEqual([expect.objectContaining({ selected_options: [], entered_options: entered })])
  })

  it('of which the shop has told no uids says nothing that is made up', async () => {
    expect(await asked({ amount: moneyOf(50, 'USD'), recipientName: 'Mateo' })).toEqual([
      expect.objectContaining({ selected_options: [], entered_options: [] }),
    ])
  })
})

describe('an answer', () => {
  const add = { kind: 'add', selection: of('simple', 'tee') } as const
  const two = [
    { message: 'Only 2 left', extensions: { category: 'graphql-input' } },
    { message: 'second', extensions: { category: 'graphql-input' } },
  ]

  it('[commerce.simple-add-without-cart] [commerce.graphql-first-error-kept] without a cart is the first error', async () => {
    const { carts: own } = carts({ data: { addSimpleProductsToCart: null }, errors: two })
    expect(await own.change('c1', add)).toEqual({ kind: 'refused', reason: 'invalid', message: 'Only 2 left' })
  })

  it('[commerce.bundle-and-address-reject-errors] to a bundle refuses with the first error', async () => {
    const { carts: own } = carts({ data: null, errors: two })
    expect(await own.change('c1', { kind: 'add', selection: bundle })).toMatchObject({ kind: 'refused', message: 'Only 2 left' })
  })

  it('[commerce.graphql-errors-mean-failure] with errors beside its data is a failure, and nothing of the data is taken', async () => {
    const { carts: own } = carts({ data: { applyCouponToCart: { cart } }, errors: two })
    await expect(own.change('c1', { kind: 'apply-coupon', code: 'TEN' })).rejects.toMatchObject({ kind: 'rejected' })
    const reading = carts({ data: { customerCart: cart }, errors: two })
    await expect(reading.carts.ofCustomer('plain')).rejects.toMatchObject({ kind: 'rejected' })
  })

  it('tells beside the cart what of several could not be had', async () => {
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'Only 2 left' }]
    const { carts: own } = carts({ data: { addProductsToCart: { cart, user_errors } } })
    const answer = await own.change('c1', { kind: 'add-all', selections: [bundle] })
    expect(answer).toMatchObject({ kind: 'refused', reason: 'too-few', cart: { id: 'c1', totalQuantity: 3 } })
  })

  it.each([
    ['cart', 'updateCartItems'],
    ['mini-cart', 'MiniCartUpdate'],
  ] as const)('in the %s to a quantity that the shop refuses (%s) is its reason, beside the cart', async (place, operationName) => {
    const errors = [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }]
    const { carts: own, requests } = carts({ data: { updateCartItems: { cart, errors } } })
    const answer = await own.change('c1', { kind: 'quantity', lineId: 4, quantity: 99, place })
    expect(answer).toMatchObject({ kind: 'refused', reason: 'too-few', message: 'The requested qty is not available', cart: { id: 'c1' } })
    expect(z.parse(sent, await requests[0]?.json())).toMatchObject({ operationName })
  })

  it('to the quantity of an item that is gone is a failure', async () => {
    const errors = [{ code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 4.' }]
    const { carts: own } = carts({ data: { updateCartItems: { cart, errors } } })
    const change = own.change('c1', { kind: 'quantity', lineId: 4, quantity: 2, place: 'cart' })
    await expect(change).rejects.toMatchObject({ kind: 'gone', code: 'COULD_NOT_FIND_CART_ITEM' })
  })

  it('[commerce.gift-code-answers-cart] to a gift code is the whole cart', async () => {
    const gift_voucher = { discount: usd(7.5), codes: [{ code: 'G', discount: usd(7.5) }] }
    const { carts: own } = carts({ data: { msApplyGiftCodeToCart: { cart: { ...cart, prices: { ...prices, gift_voucher } } } } })
    const answer = await own.change('c1', { kind: 'apply-gift-code', code: 'G' })
    const codes = [{ code: 'G', discount: moneyOf(7.5, 'USD') }]
    expect(answer).toMatchObject({
      kind: 'changed',
      cart: { totalQuantity: 3, giftCodes: codes, prices: { grandTotal: moneyOf(10.5, 'USD') } },
    })
  })

  it('brings the id of a line that can’t be read, since it is charged', async () => {
    const itemsV2 = { items: [{ __typename: 'SimpleCartItem', id: '41', quantity: 'many' }] }
    const { carts: own } = carts({ data: { customerCart: { ...cart, itemsV2 } } })
    expect(await own.ofCustomer('plain')).toMatchObject({ items: [], unreadableLines: [41] })
  })

  it.each(['items', 'shipping_addresses'])(
    'brings the rest of a cart where the shop tells of an error in its %s only if these are lines',
    async (part) => {
      const errors = [{ message: 'No', path: ['customerCart', 'itemsV2', part, 1], extensions: { category: 'graphql-no-such-entity' } }]
      const itemsV2 = { items: [null, { __typename: 'SimpleCartItem', id: '41' }] }
      const { carts: own } = carts({ data: { customerCart: { ...cart, itemsV2 } }, errors })
      const read = own.ofCustomer('plain')
      if (part === 'items') expect(await read).toMatchObject({ id: 'c1', unreadableLines: [undefined, 41] })
      else await expect(read).rejects.toMatchObject({ kind: 'gone' })
    },
  )

  it('[commerce.cart-alert] brings the alert, of a type that nobody knows as information', async () => {
    const alert = { type: 'party', message: 'Free shipping', icon: 'van' }
    const { carts: own } = carts({ data: { customerCart: { ...cart, alert } } })
    expect((await own.ofCustomer('plain')).alert).toEqual({ type: 'info', message: 'Free shipping', icon: 'van' })
  })

  it('[commerce.empty-cart-answers-id] to a new cart is its id, and the call has no input', async () => {
    const { carts: own, requests } = carts({ data: { createGuestCart: { cart: { id: 'c9' } } } })
    expect(await own.createEmpty()).toBe('c9')
    expect(z.parse(sent, await requests[0]?.json()).variables).toEqual({})
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it.each(['', 7, null])('[commerce.cart-id-required] to a new cart that is no id is none: %o', async (id) => {
    const { carts: own } = carts({ data: { createGuestCart: { cart: { id } } } })
    await expect(own.createEmpty()).rejects.toMatchObject({ kind: 'broken-contract' })
  })

  it('[commerce.deactivate-all-carts] to putting all carts away needs no input', async () => {
    expect(await sentFor((own) => own.deactivateAll())).toEqual({ operationName: 'deActiveAllCustomerCart', variables: {} })
  })

  it("is nothing for a guest's cart that has ended, and a failure where the shop can't say", async () => {
    const extensions = { category: 'graphql-no-such-entity' }
    const ended = carts({ data: { cart: null }, errors: [{ message: 'No', path: ['cart'], extensions }] })
    expect(await ended.carts.ofGuest('g1')).toBeUndefined()
    const within = carts({ data: { cart: null }, errors: [{ message: 'No', path: ['cart', 'prices'], extensions }] })
    await expect(within.carts.ofGuest('g1')).rejects.toMatchObject({ kind: 'gone' })
    const broken = carts({ data: null, errors: [{ message: 'No' }] })
    await expect(broken.carts.ofGuest('g1')).rejects.toMatchObject({ kind: 'rejected' })
  })
})

describe('a reading', () => {
  it('[commerce.graphql-post-or-get] [commerce.one-graphql-endpoint] goes by GET where it is plain, by POST after a change', async () => {
    const { carts: own, requests } = carts({ data: { customerCart: cart } })
    await own.ofCustomer('plain')
    await own.ofCustomer('after-change')
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', '/graphql'],
      ['POST', '/graphql'],
    ])
    expect(new URL(requests[0]?.url ?? '').searchParams.get('query')).toContain('customerCart')
    expect(requests[0]?.url).not.toContain('shop-1')
  })
})
