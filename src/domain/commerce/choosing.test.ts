import { describe, expect, test } from 'vitest'
import { aProduct } from '../../../tests/builders/commerce.ts'
import { firstSelection, inQuantity, isOffered, missingIn, ofVariant, variantOf } from './choosing.ts'
import { moneyOf } from './money.ts'
import type { BundleItem, ProductOption, Variant } from './product.ts'
import { withBundleChoice, withOption } from './selection.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const price = { final: usd(72), regular: usd(80) }
const variant = (sku: string, attributes: Record<string, number>, inStock = true): Variant => ({
  ...{ sku, inStock, price: { from: price, to: price }, gallery: [], attributes: new Map(Object.entries(attributes)) },
})
const choice = (code: string) => ({ code, label: code, position: 1, values: [] })
const polo = aProduct({
  ...{ kind: 'configurable', sku: 'polo', choices: [choice('color'), choice('size')] },
  variants: [
    variant('polo-navy-m', { color: 1, size: 2 }),
    variant('polo-navy-l', { color: 1, size: 3 }, false),
    variant('polo-sand-m', { color: 4, size: 2 }),
  ],
})

describe('a variant', () => {
  test('[commerce.variant-by-chosen-values] is the one of which each choice is made', () => {
    const chosen = new Map([
      ['color', 4],
      ['size', 2],
    ])
    const found = variantOf(polo, chosen)
    expect(found?.sku).toBe('polo-sand-m')
    expect(found && ofVariant(firstSelection(polo), found)).toMatchObject({ sku: 'polo-sand-m', parentSku: 'polo', price: usd(72) })
  })

  test.each([
    ['while a choice is open', new Map([['color', 4]])],
    [
      'where there is none like it',
      new Map([
        ['color', 4],
        ['size', 3],
      ]),
    ],
  ])('is nothing %s', (_what, chosen) => {
    expect(variantOf(polo, chosen)).toBeUndefined()
  })

  test('is offered as long as one in stock can come of it', () => {
    const navy = new Map([['color', 1]])
    expect([isOffered(polo, navy, ['size', 2]), isOffered(polo, navy, ['size', 3]), isOffered(polo, new Map(), ['color', 1])]).toEqual([
      ...[true, false, true],
    ])
  })
})

const option = (own: Partial<ProductOption>): ProductOption => ({
  ...{ id: 7, kind: 'field', title: 'Initials', isRequired: true, order: 1, values: [], maxLength: 3, price: undefined },
  ...own,
})

const item = (own: Partial<BundleItem>): BundleItem => ({
  ...{ id: 1, title: 'Driver', type: 'radio', isRequired: true, position: 1 },
  options: [
    bundleOption({ id: 11, position: 2 }),
    bundleOption({ id: 12, position: 1, isDefault: true, quantity: 2 }),
    bundleOption({ id: 13, isDefault: true, inStock: false }),
  ],
  ...own,
})

function bundleOption(own: Partial<BundleItem['options'][number]>): BundleItem['options'][number] {
  return {
    ...{ id: 1, label: 'A club', quantity: 1, canChangeQuantity: false, isDefault: false, position: 0, price: usd(10), inStock: true },
    ...own,
  }
}

describe('what is still missing', () => {
  test('[commerce.required-option-chosen] is each option that must be chosen', () => {
    const wedge = aProduct({ options: [option({ id: 7 }), option({ id: 8, isRequired: false })] })
    const begun = firstSelection(wedge)
    expect(missingIn(wedge, begun, new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingIn(wedge, withOption(begun, 7, [' ']), new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingIn(wedge, withOption(begun, 7, ['HI']), new Map())).toEqual([])
  })

  test('[commerce.out-of-stock-not-added] is the product itself where there is none', () => {
    const gone = aProduct({ inStock: false })
    expect(missingIn(gone, firstSelection(gone), new Map())).toEqual([{ kind: 'stock' }])
  })

  test('is each choice of a variant', () => {
    expect(missingIn(polo, firstSelection(polo), new Map([['size', 2]]))).toEqual([{ kind: 'choice', code: 'color' }])
  })

  test('is each part of a bundle without which there is none', () => {
    const set = aProduct({ kind: 'bundle', items: [item({ options: [] }), item({ id: 2, isRequired: false, options: [] })] })
    expect(missingIn(set, firstSelection(set), new Map())).toEqual([{ kind: 'item', id: 1 }])
  })
})

describe('a bundle', () => {
  test('[commerce.bundle-defaults-preselected] begins with what the shop suggests and has', () => {
    const set = aProduct({ kind: 'bundle', items: [item({})] })
    expect(firstSelection(set).bundle).toEqual([{ itemId: 1, type: 'radio', chosen: [{ optionId: 12, quantity: 2 }] }])
  })

  test('begins with all of them where several may be chosen', () => {
    const several = item({
      type: 'checkbox',
      options: [bundleOption({ id: 21, isDefault: true }), bundleOption({ id: 22, isDefault: true })],
    })
    const [chosen] = firstSelection(aProduct({ kind: 'bundle', items: [several] })).bundle
    expect(chosen?.chosen.map(({ optionId }) => optionId)).toEqual([21, 22])
  })

  test('comes in another quantity only where the shop allows it', () => {
    const both = item({ type: 'multi', options: [bundleOption({ id: 31, canChangeQuantity: true }), bundleOption({ id: 32 })] })
    const begun = firstSelection(aProduct({ kind: 'bundle', items: [both] }))
    const one = withBundleChoice(begun, { itemId: 1, type: 'multi' }, { optionId: 31, quantity: 1 })
    const two = withBundleChoice(one, { itemId: 1, type: 'multi' }, { optionId: 32, quantity: 1 })
    expect(two.bundle.map((chosen) => inQuantity(both, chosen, 5))).toEqual([
      [
        { optionId: 31, quantity: 5 },
        { optionId: 32, quantity: 1 },
      ],
    ])
  })
})
