import { describe, expect, test } from 'vitest'
import { buildProduct } from '../../../tests/builders/commerce.ts'
import { moneyOf } from './money.ts'
import type { BundleItem, MediaItem, ProductOption, Variant } from './product.ts'
import { firstSelection, galleryOf, inQuantity, isOffered, missingChoices, ofVariant, variantOf } from './productChoices.ts'
import { withBundleChoice, withOption, withPlan } from './selection.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const price = { final: usd(72), regular: usd(80) }
const variant = (sku: string, attributes: Record<string, string>, inStock = true): Variant => ({
  ...{ sku, inStock, price: { from: price, to: price }, gallery: [], attributes: new Map(Object.entries(attributes)) },
})
const choice = (code: string, ...uids: readonly string[]) => ({
  ...{ code, label: code, position: 1 },
  values: uids.map((uid) => ({ uid, label: uid, colour: undefined })),
})
const polo = buildProduct({
  ...{ kind: 'configurable', sku: 'polo', choices: [choice('color', '1', '4'), choice('size', '2', '3')] },
  variants: [
    variant('polo-navy-m', { color: '1', size: '2' }),
    variant('polo-navy-l', { color: '1', size: '3' }, false),
    variant('polo-sand-m', { color: '4', size: '2' }),
  ],
})

describe('a variant', () => {
  test('[commerce.variant-by-chosen-values] is the one of which each choice is made', () => {
    const chosen = new Map([
      ['color', '4'],
      ['size', '2'],
    ])
    const found = variantOf(polo, chosen)
    expect(found?.sku).toBe('polo-sand-m')
    expect(found && ofVariant(firstSelection(polo), found)).toMatchObject({ sku: 'polo-sand-m', parentSku: 'polo', price: usd(72) })
  })

  test.each([
    ['while a choice is open', new Map([['color', '4']])],
    [
      'where there is none like it',
      new Map([
        ['color', '4'],
        ['size', '3'],
      ]),
    ],
  ])('is nothing %s', (_what, chosen) => {
    expect(variantOf(polo, chosen)).toBeUndefined()
  })

  test.each([
    ['is offered where it is in stock with the other choices', { color: '1' }, ['size', '2'], true],
    ['is not offered where it is out of stock with them', { color: '1' }, ['size', '3'], false],
    ['is not offered where no variant has both', { color: '4' }, ['size', '3'], false],
    ['is offered where another value is out of stock with them', { size: '2' }, ['color', '1'], true],
    ['is offered as long as nothing else is chosen', {}, ['color', '1'], true],
    ['is offered in place of the same choice’s other value', { color: '4' }, ['color', '1'], true],
    ['is not offered where one of several other choices does not fit', { size: '2', cut: '8' }, ['color', '1'], false],
  ] as const)('value %s', (_what, chosen, value, offered) => {
    expect(isOffered(polo, new Map(Object.entries(chosen)), value)).toBe(offered)
  })
})

describe('the gallery', () => {
  const medium = (url: string, own: Partial<MediaItem> = {}): MediaItem => ({
    ...{ url, label: url, position: 1, isDisabled: false, video: undefined },
    ...own,
  })
  const video = medium('film.jpg', { video: { url: 'film.mp4', provider: 'club', title: '', description: '' } })
  const withPictures = (color: string, size: string, ...gallery: readonly MediaItem[]): Variant => ({
    ...variant(`polo-${color}-${size}`, { color, size }),
    gallery,
  })
  const shirt = {
    ...{ name: 'Polo', picture: { url: 'placeholder.jpg', label: 'Polo' } },
    gallery: [medium('polo.jpg'), video],
    variants: [
      withPictures('1', '2', medium('navy-m.jpg')),
      withPictures('1', '3', medium('navy-l.jpg', { position: 2 }), medium('navy-l-back.jpg'), medium('old.jpg', { isDisabled: true })),
      withPictures('4', '2'),
    ],
  }
  const shown = (chosen: Record<string, string>) => galleryOf(shirt, new Map(Object.entries(chosen))).map(({ url }) => url)

  test('is the product’s own as long as nothing is chosen', () => {
    expect(shown({})).toEqual(['polo.jpg', 'film.jpg'])
  })

  test('is that of the first variant with all that is chosen, and the product’s videos', () => {
    expect(shown({ color: '1' })).toEqual(['navy-m.jpg', 'film.jpg'])
    expect(shown({ color: '1', size: '3' })).toEqual(['navy-l-back.jpg', 'navy-l.jpg', 'film.jpg'])
  })

  test('is the shop’s picture of the product where there is no other', () => {
    const bare = { ...shirt, gallery: [medium('old.jpg', { isDisabled: true })], variants: [] }
    expect(galleryOf(bare, new Map())).toMatchObject([{ url: 'placeholder.jpg', label: 'Polo', isDisabled: false }])
    expect(galleryOf({ ...bare, picture: undefined }, new Map())).toEqual([])
  })

  test.each([
    ['the variant has no pictures', { color: '4' }],
    ['no variant has all that is chosen', { color: '4', size: '3' }],
  ])('is the product’s own where %s', (_why, chosen) => {
    expect(shown(chosen)).toEqual(['polo.jpg', 'film.jpg'])
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

test('a variant that lacks an attribute is not found while that choice is open', () => {
  const odd = { ...polo, variants: [variant('polo-odd', { color: '4' })] }
  expect(variantOf(odd, new Map([['color', '4']]))).toBeUndefined()
})

describe('what is still missing', () => {
  test('[commerce.required-option-chosen] is each option that must be chosen', () => {
    const wedge = buildProduct({ options: [option({ id: 7 }), option({ id: 8, isRequired: false })] })
    const begun = firstSelection(wedge)
    expect(missingChoices(wedge, begun, new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingChoices(wedge, withOption(begun, 7, [' ']), new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingChoices(wedge, withOption(begun, 8, ['HI']), new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingChoices(wedge, withOption(begun, 7, ['HI']), new Map())).toEqual([])
  })

  test('[commerce.out-of-stock-not-added] is the product itself where there is none', () => {
    const gone = buildProduct({ inStock: false })
    expect(missingChoices(gone, firstSelection(gone), new Map())).toEqual([{ kind: 'stock' }])
  })

  test('[commerce.out-of-stock-not-added] is the chosen variant where there is none', () => {
    const chosen = new Map(Object.entries({ color: '1', size: '3' }))
    const large = variantOf(polo, chosen)
    expect(large && missingChoices(polo, ofVariant(firstSelection(polo), large), chosen)).toEqual([{ kind: 'stock' }])
  })

  test('is nothing of an option whose plan is chosen, and each other option', () => {
    const both = buildProduct({ options: [option({ id: 9 }), option({ id: 7 })] })
    const plan = { kind: 'subscribe', parentId: 9, childId: 91, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    expect(missingChoices(both, withPlan(firstSelection(both), plan), new Map())).toEqual([{ kind: 'option', id: 7 }])
    expect(missingChoices(both, withPlan(firstSelection(both), { kind: 'one-time' }), new Map())).toHaveLength(2)
  })

  test('is each choice of a variant', () => {
    expect(missingChoices(polo, firstSelection(polo), new Map([['size', '2']]))).toEqual([{ kind: 'choice', code: 'color' }])
  })

  test('is each part of a bundle without which there is none', () => {
    const set = buildProduct({
      kind: 'bundle',
      items: [item({ options: [bundleOption({ id: 11 })] }), item({ id: 2, isRequired: false, options: [] })],
    })
    const begun = firstSelection(set)
    const chosen = (itemId: number) => withBundleChoice(begun, { itemId, type: 'radio' }, { optionId: 11, quantity: 1 })
    expect(missingChoices(set, begun, new Map())).toEqual([{ kind: 'item', id: 1 }])
    expect(missingChoices(set, chosen(2), new Map())).toEqual([{ kind: 'item', id: 1 }])
    expect(missingChoices(set, chosen(1), new Map())).toEqual([])
  })
})

describe('a bundle', () => {
  test('[commerce.bundle-defaults-preselected] begins with what the shop suggests and has', () => {
    const set = buildProduct({ kind: 'bundle', items: [item({})] })
    expect(firstSelection(set).bundle).toEqual([{ itemId: 1, type: 'radio', chosen: [{ optionId: 12, quantity: 2 }] }])
  })

  test('begins without what is optional, whatever the shop suggests', () => {
    expect(firstSelection(buildProduct({ kind: 'bundle', items: [item({ isRequired: false })] })).bundle).toEqual([])
  })

  test.each(['checkbox', 'multi'] as const)('[commerce.bundle-defaults-preselected] begins with all suggestions of type %s', (type) => {
    const several = item({
      type,
      options: [bundleOption({ id: 21, isDefault: true, position: 2 }), bundleOption({ id: 22, isDefault: true, position: 1 })],
    })
    const [chosen] = firstSelection(buildProduct({ kind: 'bundle', items: [several] })).bundle
    expect(chosen?.chosen.map(({ optionId }) => optionId)).toEqual([22, 21])
  })

  test('begins with the first suggestion where one may be chosen', () => {
    const either = item({
      options: [bundleOption({ id: 21, isDefault: true, position: 2 }), bundleOption({ id: 22, isDefault: true, position: 1 })],
    })
    const [chosen] = firstSelection(buildProduct({ kind: 'bundle', items: [either] })).bundle
    expect(chosen?.chosen).toEqual([{ optionId: 22, quantity: 1 }])
  })

  test('begins with its parts in the shop’s order', () => {
    const parts = [item({ id: 1, position: 2 }), item({ id: 2, position: 1 })]
    expect(firstSelection(buildProduct({ kind: 'bundle', items: parts })).bundle.map(({ itemId }) => itemId)).toEqual([2, 1])
  })

  test('comes in another quantity only where the shop allows it', () => {
    const both = item({ type: 'multi', options: [bundleOption({ id: 31, canChangeQuantity: true }), bundleOption({ id: 32 })] })
    const begun = firstSelection(buildProduct({ kind: 'bundle', items: [both] }))
    const one = withBundleChoice(begun, { itemId: 1, type: 'multi' }, { optionId: 31, quantity: 1 })
    const two = withBundleChoice(one, { itemId: 1, type: 'multi' }, { optionId: 32, quantity: 1 })
    const gone = { itemId: 1, type: 'multi', chosen: [{ optionId: 39, quantity: 1 }] } as const
    expect(inQuantity(both, gone, 5)).toEqual(gone.chosen)
    expect(two.bundle.map((chosen) => inQuantity(both, chosen, 5))).toEqual([
      [
        { optionId: 31, quantity: 5 },
        { optionId: 32, quantity: 1 },
      ],
    ])
  })
})
