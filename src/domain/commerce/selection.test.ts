import { describe, expect, it } from 'vitest'
import { moneyOf } from './money.ts'
import { problemOf, selectionOf, withBundleChoice, withGift, withOption, withPlan, withQuantity, withVariant } from './selection.ts'

const price = moneyOf(49.5, 'USD')
const glove = selectionOf({ kind: 'simple', sku: 'glove', price, inStock: true })
const set = selectionOf({ kind: 'bundle', sku: 'set', price, inStock: true })

describe('a selection', () => {
  it('[commerce.quantity-starts-at-one] begins with one piece, bought once', () => {
    expect(glove).toMatchObject({ quantity: 1, options: [], bundle: [], plan: { kind: 'one-time' } })
  })

  it('[commerce.product-selection-kept] holds what was chosen, and an option that is taken back no more', () => {
    const chosen = withOption(withOption(withQuantity(glove, 2.5), 7, ['71', '72']), 8, ['Hana'])
    expect(chosen).toMatchObject({ sku: 'glove', quantity: 2.5, price, inStock: true })
    expect(chosen.options).toEqual([
      { optionId: 7, values: ['71', '72'] },
      { optionId: 8, values: ['Hana'] },
    ])
    expect(withOption(withOption(chosen, 7, ['71']), 8, []).options).toEqual([{ optionId: 7, values: ['71'] }])
  })

  it('holds how an option was typed, and nothing about it for an option that was chosen', () => {
    const typed = withOption(withOption(glove, 8, ['12'], 'text'), 9, ['2026-12-24'], 'date')
    expect(withOption(typed, 7, ['71']).options).toStrictEqual([
      { optionId: 8, values: ['12'], typed: 'text' },
      { optionId: 9, values: ['2026-12-24'], typed: 'date' },
      { optionId: 7, values: ['71'] },
    ])
  })

  it('[commerce.product-selection-kept] keeps the product beside its variant', () => {
    const shirt = selectionOf({ kind: 'configurable', sku: 'shirt', price, inStock: true })
    const small = withVariant(shirt, { sku: 'shirt-s', price, inStock: true })
    expect(withVariant(small, { sku: 'shirt-m', price: undefined, inStock: false })).toMatchObject({
      ...{ parentSku: 'shirt', sku: 'shirt-m', price: undefined, inStock: false },
    })
  })

  it('[commerce.subscription-choice-kept] holds the plan', () => {
    const plan = {
      kind: 'subscribe',
      parentId: 5,
      childId: 51,
      optionPrice: price,
      isInstallmentPrice: true,
      isAdjustmentPrice: false,
    } as const
    expect(withPlan(glove, plan).plan).toEqual(plan)
    expect(withPlan(withPlan(glove, plan), { kind: 'one-time' }).plan).toEqual({ kind: 'one-time' })
  })
})

describe('of a bundle', () => {
  const choose = (type: 'select' | 'radio' | 'multi' | 'checkbox', ...choices: readonly (readonly [number, number])[]) =>
    choices.reduce((chosen, [optionId, quantity]) => withBundleChoice(chosen, { itemId: 1, type }, { optionId, quantity }), set).bundle

  it.each(['select', 'radio'] as const)('[commerce.bundle-choices-by-type] %s holds one choice', (type) => {
    expect(choose(type, [1, 1], [2, 3])).toEqual([{ itemId: 1, type, chosen: [{ optionId: 2, quantity: 3 }] }])
  })

  it.each(['multi', 'checkbox'] as const)('[commerce.bundle-choices-by-type] %s holds several, each once', (type) => {
    const [item] = choose(type, [1, 1], [2, 1], [2, 4])
    expect(item?.chosen).toEqual([
      { optionId: 1, quantity: 1 },
      { optionId: 2, quantity: 4 },
    ])
    expect(choose(type, [1, 1], [1, 0])).toEqual([])
  })

  it('the choices of its parts stand beside each other', () => {
    const first = withBundleChoice(set, { itemId: 1, type: 'multi' }, { optionId: 11, quantity: 1 })
    const both = withBundleChoice(first, { itemId: 2, type: 'multi' }, { optionId: 21, quantity: 2 })
    expect(both.bundle).toEqual([
      { itemId: 1, type: 'multi', chosen: [{ optionId: 11, quantity: 1 }] },
      { itemId: 2, type: 'multi', chosen: [{ optionId: 21, quantity: 2 }] },
    ])
  })
})

describe('no cart can take', () => {
  it.each([
    ['nothing', { ...glove, sku: ' ' }, 'sku-missing'],
    ['no pieces', withQuantity(glove, 0), 'quantity-missing'],
    ['no number of pieces', withQuantity(glove, Number.NaN), 'quantity-missing'],
    ['10,000 pieces', withQuantity(glove, 10_000), 'quantity-missing'],
    ['a product whose variant is open', selectionOf({ kind: 'configurable', sku: 'shirt', inStock: true }), 'variant-missing'],
    ['a gift card without a value', selectionOf({ kind: 'gift-card', sku: 'card', inStock: true }), 'gift-missing'],
  ] as const)('[commerce.add-needs-cart-sku-quantity] [commerce.quantity-decimal-required] %s', (_what, selection, problem) => {
    expect(problemOf(selection)).toBe(problem)
  })

  it('but it can take a variant', () => {
    const shirt = selectionOf({ kind: 'configurable', sku: 'shirt', inStock: true })
    expect(problemOf(withVariant(shirt, { sku: 'shirt-s', price, inStock: true }))).toBeUndefined()
  })

  it('but half a piece is a quantity', () => {
    expect(problemOf(withQuantity(glove, 0.5))).toBeUndefined()
    expect(problemOf(withQuantity(glove, 9_999))).toBeUndefined()
    expect(problemOf(withGift(selectionOf({ kind: 'gift-card', sku: 'card', inStock: true }), { amount: price }))).toBeUndefined()
  })
})
