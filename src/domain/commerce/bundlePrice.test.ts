import { describe, expect, test } from 'vitest'
import { optionPrice, ownPrice } from './bundlePrice.ts'
import { moneyOf } from './money.ts'
import type { BundleItem, BundleOption } from './product.ts'

const usd = (value: number) => moneyOf(value, 'USD')

function option(own: Partial<BundleOption>): BundleOption {
  const base = { id: 1, label: 'Balls', quantity: 1, canChangeQuantity: false, isDefault: false, position: 1, inStock: true }
  return { ...base, price: usd(0), ...own }
}

function item(isRequired: boolean, ...options: readonly BundleOption[]): BundleItem {
  return { id: 1, title: 'Balls', type: 'radio', isRequired, position: 1, options }
}

const priced = (least: number) => ({ from: { final: usd(least), regular: usd(least) }, to: { final: usd(least) } })

describe("An option's price", () => {
  test.each([
    [1, 48],
    [2, 48],
    [3, 44],
    [12, 40],
  ])('of %i pieces follows its own tiers', (quantity, price) => {
    const tiers = [
      { quantity: 12, price: usd(40) },
      { quantity: 3, price: usd(44) },
    ]
    expect(optionPrice(option({ price: usd(48), tiers }), quantity, usd(0))).toEqual(usd(price))
  })

  test('can be a share of what its set costs', () => {
    expect(optionPrice(option({ percent: 20 }), 1, usd(90))).toEqual(usd(18))
  })
})

describe("A set's own price", () => {
  test('is 0 if its contents make the price', () => {
    expect(ownPrice({ items: [item(true, option({ price: usd(48) }))], price: priced(48) })).toEqual(usd(0))
  })

  test.each([
    ['optional options add nothing to it', 90, [item(false, option({ price: usd(12) }))], 90],
    [
      'the cheapest required option is in the least that the set can cost',
      95,
      [item(true, option({ price: usd(12) }), option({ price: usd(5) }))],
      90,
    ],
    ['a required share is a part of it', 108, [item(true, option({ percent: 20 }))], 90],
    [
      'a required item without options adds nothing to it',
      95,
      [{ ...item(true, option({ price: usd(5) })), options: [] }, item(true, option({ price: usd(5) }))],
      90,
    ],
    ['several pieces of a required option are in it', 100, [item(true, option({ price: usd(5), quantity: 2 }))], 90],
  ] as const)('is the least without what is required: %s', (_what, least, items, own) => {
    expect(ownPrice({ items, price: priced(least), isPriceFixed: true })).toEqual(usd(own))
  })
})
