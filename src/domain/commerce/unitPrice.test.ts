import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../tests/builders/commerce.ts'
import { moneyOf } from './money.ts'
import { boughtOnce, chosenPlan, plansOf, savingOf, subscribed } from './plans.ts'
import type { BundleItem, ProductOption } from './product.ts'
import { firstSelection } from './productChoices.ts'
import { withBundleChoice, withGift, withOption, withQuantity, withVariant } from './selection.ts'
import { tierAt, unitPrice } from './unitPrice.ts'

const usd = (value: number) => moneyOf(value, 'USD')

const grip: ProductOption = {
  ...{ id: 7, kind: 'drop-down', title: 'Grip', isRequired: true, order: 1, maxLength: undefined, price: undefined },
  values: [{ id: 71, title: 'Midsize', price: usd(6), order: 1, plan: undefined }],
}
const engraving: ProductOption = {
  ...{ id: 8, kind: 'field', title: 'Engraving', isRequired: false, order: 2, values: [], maxLength: 12, price: usd(15) },
}
const byPlan = (instalment: number, adjustment: number) => ({ length: 12, instalment: usd(instalment), adjustment: usd(adjustment) })
const howToBuy: ProductOption = {
  ...{ id: 9, kind: 'drop-down', title: 'How you buy', isRequired: true, order: 3, maxLength: undefined, price: undefined },
  values: [
    { id: 90, title: 'Once', price: usd(0), order: 1, plan: undefined },
    { id: 91, title: 'Every month', price: usd(18), order: 2, plan: byPlan(18, 3) },
  ],
}
const tier = (quantity: number, price: number) => ({ quantity, price: usd(price), amountOff: usd(20 - price), percentOff: 0 })
const glove = buildProduct({ options: [grip, engraving, howToBuy], tiers: [tier(6, 16), tier(3, 18)] })

describe('the price of an item', () => {
  const begun = firstSelection(glove)

  it('[commerce.option-kinds] has on top what is chosen from lists and what is written', () => {
    expect(unitPrice(glove, begun)).toEqual(usd(20))
    expect(unitPrice(glove, withOption(withOption(begun, 7, ['71']), 8, ['HANA']))).toEqual(usd(41))
    expect(unitPrice(glove, withOption(begun, 8, [' ']))).toEqual(usd(20))
  })

  it.each([
    [2, 20],
    [3, 18],
    [7, 16],
  ])('[commerce.price-tiers-shown] of %i is what the tier says that they have reached', (quantity, price) => {
    expect(unitPrice(glove, withQuantity(begun, quantity))).toEqual(usd(price))
    expect(tierAt(glove, quantity)?.price ?? usd(20)).toEqual(usd(price))
  })

  it('of two choices in one list is both', () => {
    const values = [71, 72].map((id) => ({ id, title: 'Midsize', price: usd(6), order: 1, plan: undefined }))
    const both = buildProduct({ options: [{ ...grip, kind: 'checkbox', values }] })
    expect(unitPrice(both, withOption(firstSelection(both), 7, ['71', '72']))).toEqual(usd(32))
    expect(unitPrice(both, withOption(firstSelection(both), 7, ['72']))).toEqual(usd(26))
  })

  it('has nothing on top for what the product does not offer', () => {
    expect(unitPrice(glove, withOption(begun, 99, ['71']))).toEqual(usd(20))
  })

  it('has nothing on top for words that cost nothing', () => {
    const free = buildProduct({ options: [{ ...engraving, price: undefined }] })
    expect(unitPrice(free, withOption(firstSelection(free), 8, ['HANA']))).toEqual(usd(20))
  })

  it('has no price of a plan on top of the price for buying once', () => {
    const named = withOption(begun, 9, ['91'])
    expect(unitPrice(glove, named)).toEqual(usd(20))
  })

  it('[commerce.price-tiers-shown] of the highest tier that they have reached, however the tiers are sorted', () => {
    const tiers = [tier(3, 18), tier(9, 14), tier(6, 16)]
    expect([2, 3, 8, 9].map((quantity) => tierAt({ tiers }, quantity)?.quantity)).toEqual([undefined, 3, 6, 9])
  })

  it('is never more by a tier than without it', () => {
    expect(unitPrice({ ...glove, tiers: [tier(1, 25)] }, begun)).toEqual(usd(20))
  })

  it('is the variant’s', () => {
    expect(unitPrice(glove, withVariant(begun, { sku: 'glove-m', price: usd(22), inStock: true }))).toEqual(usd(22))
  })

  it('[commerce.option-subscription] is a plan’s first payment', () => {
    const plans = plansOf(glove)
    const [plan] = plans?.values ?? []
    const chosen = plans && plan ? subscribed(begun, plans, plan) : begun
    expect(unitPrice(glove, chosen)).toEqual(usd(21))
    expect(chosenPlan(chosen, plans)).toBe(plan)
    expect(chosen.plan).toMatchObject({ kind: 'subscribe', parentId: 9, childId: 91, isInstallmentPrice: true, isAdjustmentPrice: true })
    expect(chosen.options).toEqual([])
    expect(plan && savingOf(plan, usd(20))).toBe(10)
  })

  it('has on top shares of the price for buying once, also beside a plan', () => {
    const shared = { ...engraving, price: usd(0), percent: 15 }
    const [midsize] = grip.values
    const values = midsize ? [{ ...midsize, price: usd(0), percent: 40 }] : []
    const product = buildProduct({ options: [{ ...grip, values }, shared, howToBuy] })
    const once = withOption(withOption(firstSelection(product), 7, ['71']), 8, ['HANA'])
    expect(unitPrice(product, once)).toEqual(usd(31))
    const plans = plansOf(product)
    const [plan] = plans?.values ?? []
    expect(plans && plan && unitPrice(product, subscribed(once, plans, plan))).toEqual(usd(32))
  })

  it('of a set is that of its parts', () => {
    const option = {
      id: 11,
      label: 'Ball',
      quantity: 3,
      canChangeQuantity: true,
      isDefault: true,
      position: 1,
      price: usd(2.1),
      inStock: true,
    }
    const balls: BundleItem = { id: 1, title: 'Balls', type: 'radio', isRequired: true, position: 1, options: [option] }
    const set = buildProduct({ kind: 'bundle', items: [balls] })
    expect(unitPrice(set, firstSelection(set))).toEqual(usd(6.3))
    const gone = (itemId: number, optionId: number) =>
      withBundleChoice(firstSelection(buildProduct({ kind: 'bundle' })), { itemId, type: 'radio' }, { optionId, quantity: 1 })
    expect(unitPrice(set, gone(1, 12))).toEqual(usd(0))
    expect(unitPrice(set, gone(2, 11))).toEqual(usd(0))
  })

  it('of a gift card is its amount, and open until then', () => {
    const card = buildProduct({ kind: 'gift-card' })
    expect(unitPrice(card, firstSelection(card))).toBeUndefined()
    expect(unitPrice(card, withGift(firstSelection(card), { amount: usd(75) }))).toEqual(usd(75))
  })
})

describe('bought once', () => {
  it('is a value if the option requires one, else no value', () => {
    expect(firstSelection(glove).options).toEqual([{ optionId: 9, values: ['90'] }])
    const free = buildProduct({ options: [{ ...howToBuy, isRequired: false }] })
    expect(firstSelection(free).options).toEqual([])
    const plans = plansOf(glove)
    expect(plans && boughtOnce(firstSelection(glove), plans).plan).toEqual({ kind: 'one-time' })
  })
})
