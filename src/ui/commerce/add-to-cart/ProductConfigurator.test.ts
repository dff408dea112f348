import { describe, expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { BundleItem, GiftCard, OptionValue, Product, ProductOption, Variant } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { ProductConfigurator } from './ProductConfigurator.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const priceOf = (value: number) => ({ final: usd(value), regular: usd(value) })
const rangeOf = (value: number) => ({ from: priceOf(value), to: priceOf(value) })

function option(id: number, own: Partial<ProductOption> = {}): ProductOption {
  return {
    id,
    kind: 'field',
    title: `Option ${id}`,
    isRequired: false,
    order: id,
    values: [],
    maxLength: undefined,
    price: undefined,
    ...own,
  }
}

function variant(size: string, own: Partial<Variant> = {}): Variant {
  return { attributes: new Map([['size', size]]), sku: `polo-${size}`, inStock: true, price: rangeOf(25), gallery: [], ...own }
}

const sizes = ['m', 'l'].map((uid) => ({ uid, label: uid, colour: undefined }))
const polo = buildProduct({
  ...{ id: 3, kind: 'configurable', sku: 'polo', choices: [{ code: 'size', label: 'Size', position: 1, values: sizes }] },
  variants: [variant('m'), variant('l', { price: rangeOf(27), inStock: false })],
})

describe('a product with variants', () => {
  test('is open until a variant is chosen, which has its own price', () => {
    const configurator = new ProductConfigurator(polo)
    expect([configurator.isOpen, configurator.listed.final, configurator.missing]).toEqual([
      ...[true, usd(20)],
      [{ kind: 'choice', code: 'size' }],
    ])
    configurator.choose('size', 'm')
    expect([configurator.isOpen, configurator.listed.final, configurator.price, configurator.selection.sku]).toEqual([
      ...[false, usd(25), usd(25), 'polo-m'],
    ])
    expect(configurator.missing).toEqual([])
  })

  test('is in stock as its variant is', () => {
    const configurator = new ProductConfigurator(polo)
    expect(configurator.inStock).toBe(true)
    configurator.choose('size', 'l')
    expect([configurator.inStock, configurator.missing]).toEqual([false, [{ kind: 'stock' }]])
  })

  test('stays open for a value that no variant has', () => {
    const configurator = new ProductConfigurator(polo)
    configurator.choose('size', 'xl')
    expect([configurator.isOpen, configurator.selection.sku, configurator.chosen.get('size')]).toEqual([true, 'polo', 'xl'])
  })

  test('keeps its variant when the shop has newer data', () => {
    const configurator = new ProductConfigurator(polo)
    configurator.choose('size', 'm')
    configurator.setQuantity(3)
    configurator.renew({ ...polo, variants: [variant('m', { price: rangeOf(30), inStock: false })] })
    expect([configurator.price, configurator.inStock, configurator.quantity]).toEqual([usd(30), false, 3])
  })

  test('shows the pictures of what is chosen', () => {
    const picture = { url: 'm.jpg', label: 'Polo', position: 1, isDisabled: false, video: undefined }
    const configurator = new ProductConfigurator({ ...polo, variants: [variant('m', { gallery: [picture] })] })
    expect(configurator.gallery).toEqual([])
    configurator.choose('size', 'm')
    expect(configurator.gallery).toEqual([picture])
  })
})

describe('a product without variants', () => {
  test('is not open, and newer data decide whether it is in stock', () => {
    const glove = buildProduct()
    const configurator = new ProductConfigurator(glove)
    expect([configurator.isOpen, configurator.inStock]).toEqual([false, true])
    configurator.renew({ ...glove, inStock: false })
    expect([configurator.inStock, configurator.selection.inStock]).toEqual([false, false])
  })

  test('that is withdrawn is not in stock', () => {
    expect(new ProductConfigurator(buildProduct({ isIncomplete: true })).inStock).toBe(false)
  })

  test.each([
    [3, undefined, undefined],
    [3, 4, undefined],
    [3, 3, undefined],
    [3, 2, 2],
  ])('of which %d are wanted and %d are left is short of %d', (quantity, left, shortOf) => {
    const configurator = new ProductConfigurator(buildProduct({ left }))
    configurator.setQuantity(quantity)
    expect(configurator.shortOf).toBe(shortOf)
  })

  test('takes no quantity that can not be ordered', () => {
    const configurator = new ProductConfigurator(buildProduct())
    configurator.setQuantity(4)
    configurator.setQuantity(0)
    expect(configurator.quantity).toBe(4)
  })

  test('has the price of the tier that its quantity reaches', () => {
    const tier = { quantity: 6, price: usd(15), amountOff: usd(5), percentOff: 25 }
    const configurator = new ProductConfigurator(buildProduct({ tiers: [tier] }))
    configurator.setQuantity(5)
    expect([configurator.tier, configurator.price]).toEqual([undefined, usd(20)])
    configurator.setQuantity(6)
    expect([configurator.tier, configurator.price]).toEqual([tier, usd(15)])
  })
})

describe('options', () => {
  test('are answered by values, and empty ones count as no answer', () => {
    const configurator = new ProductConfigurator(buildProduct({ options: [option(7, { isRequired: true }), option(8, { kind: 'radio' })] }))
    expect(configurator.answerOf(7)).toEqual([])
    configurator.answer(7, ['Hana', ''])
    configurator.answer(8, ['2'])
    expect([configurator.answerOf(7), configurator.answerOf(8), configurator.missing]).toEqual([['Hana'], ['2'], []])
    expect(configurator.selection.options).toEqual([
      { optionId: 7, values: ['Hana'], typed: 'text' },
      { optionId: 8, values: ['2'] },
    ])
    configurator.answer(7, [''])
    expect(configurator.missing).toEqual([{ kind: 'option', id: 7 }])
  })

  test('that the product does not have are sent as chosen', () => {
    const configurator = new ProductConfigurator(buildProduct())
    configurator.answer(9, ['2'])
    expect(configurator.selection.options).toEqual([{ optionId: 9, values: ['2'] }])
  })
})

describe('a subscription plan', () => {
  const value = (id: number, plan?: OptionValue['plan']): OptionValue => ({ id, title: `${id}`, price: usd(0), order: id, plan })
  const monthly = { length: 12, instalment: usd(9), adjustment: usd(0) }
  const planned = buildProduct({ options: [option(5, { kind: 'radio', values: [value(51), value(52, monthly)] })] })

  test('is chosen and left again', () => {
    const configurator = new ProductConfigurator(planned)
    const plan = configurator.plans?.values[0]
    expect([plan?.id, configurator.plan, configurator.price]).toEqual([52, undefined, usd(20)])
    if (plan) configurator.subscribe(plan)
    expect([configurator.plan?.id, configurator.price]).toEqual([52, usd(9)])
    configurator.buyOnce()
    expect([configurator.plan, configurator.price]).toEqual([undefined, usd(20)])
  })

  test('is not chosen for a product without plans', () => {
    const configurator = new ProductConfigurator(buildProduct())
    configurator.subscribe({ ...value(52), plan: monthly })
    expect([configurator.plans, configurator.selection.plan]).toEqual([undefined, { kind: 'one-time' }])
    configurator.buyOnce()
    expect(configurator.selection.plan).toEqual({ kind: 'one-time' })
  })
})

describe('a part of a bundle', () => {
  const tiers = [{ quantity: 3, price: usd(4) }]
  const ball = {
    id: 31,
    label: 'Balls',
    quantity: 1,
    canChangeQuantity: true,
    isDefault: false,
    position: 1,
    price: usd(6),
    tiers,
    inStock: true,
  }
  const part: BundleItem = { id: 30, title: 'Balls', type: 'select', isRequired: true, position: 1, options: [ball] }
  const other: BundleItem = { ...part, id: 40, isRequired: false, options: [{ ...ball, id: 41, quantity: 2 }] }
  const bundle = buildProduct({ kind: 'bundle', items: [part, other] })

  test('is taken, counted and left', () => {
    const configurator = new ProductConfigurator(bundle)
    expect([configurator.missing, configurator.taken(part, 31)]).toEqual([[{ kind: 'item', id: 30 }], 0])
    configurator.take(part, 31, 2)
    configurator.take(other, 41, 1)
    expect([configurator.missing, configurator.taken(part, 31), configurator.taken(part, 32), configurator.taken(other, 41)]).toEqual([
      [],
      2,
      0,
      1,
    ])
    configurator.takeNone(other)
    expect([configurator.taken(part, 31), configurator.taken(other, 41)]).toEqual([2, 0])
  })

  test('costs as much as its quantity reaches, and at least its own quantity', () => {
    const configurator = new ProductConfigurator(bundle)
    expect(configurator.costOf(part, ball)).toEqual(usd(6))
    configurator.take(part, 31, 3)
    expect(configurator.costOf(part, ball)).toEqual(usd(4))
    expect(configurator.costOf(other, { ...ball, id: 41, quantity: 3 })).toEqual(usd(4))
  })
})

describe('a gift card', () => {
  const giftCard: GiftCard = { delivery: 'e-mail', value: { kind: 'range', from: usd(10), to: usd(100) }, designs: [] }
  const card = buildProduct({ kind: 'gift-card', giftCard })
  const giver = { name: 'Hana Ito', email: 'hana@clubhouse.example' }

  function fill(configurator: ProductConfigurator): void {
    configurator.write('amount', '25')
    configurator.write('recipientName', 'Mateo')
    configurator.write('recipientEmail', 'mateo@clubhouse.example')
  }

  test('has the sender filled in, and says what is missing', () => {
    const configurator = new ProductConfigurator(card, typedNumbers, giver)
    expect(configurator.gift).toMatchObject({ senderName: 'Hana Ito', senderEmail: 'hana@clubhouse.example' })
    expect(configurator.missing).toEqual([
      { kind: 'gift', field: 'amount', problem: 'amount-missing' },
      { kind: 'gift', field: 'recipientName', problem: 'name-missing' },
      { kind: 'gift', field: 'recipientEmail', problem: 'email-missing' },
    ])
  })

  test('is ordered as it is written', () => {
    const configurator = new ProductConfigurator(card, typedNumbers, giver)
    fill(configurator)
    expect([configurator.missing, configurator.price]).toEqual([[], usd(25)])
    expect(configurator.selection.gift).toMatchObject({ amount: usd(25), recipientName: 'Mateo' })
  })

  test.each<readonly [string, Product]>([
    ['is no other product', buildProduct()],
    ['is none without the numbers of the language', card],
  ])('%s', (_what, product) => {
    const configurator = new ProductConfigurator(product, product.giftCard ? undefined : typedNumbers)
    configurator.write('amount', '25')
    expect([configurator.gift, configurator.selection.gift, configurator.missing]).toEqual([undefined, undefined, []])
  })

  test('is a draft until it is in the cart', () => {
    const configurator = new ProductConfigurator(card, typedNumbers, giver)
    expect(configurator.draft).toEqual({})
    fill(configurator)
    expect(configurator.draft).toMatchObject({ amount: '25', recipientName: 'Mateo' })
    configurator.markSent()
    expect(configurator.draft).toEqual({})
  })

  test('is restored from its draft, without other fields', () => {
    const configurator = new ProductConfigurator(card, typedNumbers, giver)
    configurator.restore({ amount: '40', card: '4242' })
    expect(configurator.gift).toMatchObject({ amount: '40', senderName: 'Hana Ito' })
    expect(configurator.gift).not.toHaveProperty('card')
  })

  test('that was written meanwhile is not replaced by its draft', () => {
    const configurator = new ProductConfigurator(card, typedNumbers, giver)
    configurator.write('amount', '25')
    configurator.restore({ amount: '40' })
    expect(configurator.gift?.amount).toBe('25')
  })
})

describe('what is written into options', () => {
  const engraved = buildProduct({ options: [option(7), option(8), option(9, { kind: 'radio' })] })

  test('is a draft until it is in the cart', () => {
    const configurator = new ProductConfigurator(engraved)
    configurator.answer(7, ['Hana'])
    configurator.answer(9, ['2'])
    expect(configurator.draft).toEqual({ 'option 7': 'Hana' })
    configurator.markSent()
    configurator.answer(8, ['Ito'])
    expect(configurator.draft).toEqual({ 'option 8': 'Ito' })
  })

  test('is restored where nothing was written meanwhile', () => {
    const configurator = new ProductConfigurator(engraved)
    configurator.answer(7, ['Mateo'])
    configurator.restore({ 'option 7': 'Hana', 'option 8': 'Ito', 'option 99': 'x' })
    expect([configurator.answerOf(7), configurator.answerOf(8), configurator.answerOf(99)]).toEqual([['Mateo'], ['Ito'], []])
  })
})
