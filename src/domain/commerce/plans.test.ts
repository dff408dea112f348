import { describe, expect, test } from 'vitest'
import { moneyOf } from './money.ts'
import { boughtOnce, chosenPlan, type PlanValue, plansOf, savingOf, subscribed } from './plans.ts'
import type { OptionValue, ProductOption } from './product.ts'
import { selectionOf, withOption } from './selection.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const balls = selectionOf({ kind: 'simple', sku: 'balls', inStock: true })

function buildPlanValue(id: number, instalment = 18, adjustment = 0): PlanValue {
  const plan = { length: 12, instalment: usd(instalment), adjustment: usd(adjustment) }
  return { id, title: 'Every month', price: usd(18), order: id, plan }
}

function anOption(id: number, values: readonly OptionValue[], isRequired = true): ProductOption {
  return { id, kind: 'drop-down', title: 'How you buy', isRequired, order: 1, values, maxLength: undefined, price: undefined }
}

const once: OptionValue = { id: 90, title: 'Once', price: usd(20), order: 1, plan: undefined }
const grip = anOption(7, [{ ...once, id: 71, title: 'Midsize' }])
const [monthly, quarterly] = [buildPlanValue(91), buildPlanValue(92)]
const howToBuy = anOption(9, [once, monthly, quarterly])
const plans = { option: howToBuy, once, values: [monthly, quarterly] }

describe('the plans of a product', () => {
  test('are the values of the option that sells it by subscription', () => {
    expect(plansOf({ options: [grip, howToBuy] })).toEqual(plans)
  })

  test('have no value for buying once where the shop has none', () => {
    expect(plansOf({ options: [anOption(9, [monthly])] })?.once).toBeUndefined()
  })

  test('do not exist where it is bought once only', () => {
    expect(plansOf({ options: [grip] })).toBeUndefined()
  })
})

describe('bought once, a product', () => {
  test('has the value for it chosen where the shop asks for a value', () => {
    expect(boughtOnce(balls, plans).options).toEqual([{ optionId: 9, values: ['90'] }])
  })

  test.each([
    ['the shop asks for no value', anOption(9, howToBuy.values, false), once],
    ['there is no value for it', anOption(9, [monthly]), undefined],
  ])('has no value chosen where %s', (_why, option, value) => {
    expect(boughtOnce(withOption(balls, 9, ['90']), { option, once: value, values: [monthly] }).options).toEqual([])
  })

  test('has no plan any more', () => {
    expect(boughtOnce(subscribed(balls, plans, monthly), plans).plan).toEqual({ kind: 'one-time' })
  })
})

describe('[commerce.subscription-choice-kept] bought by a plan, a product', () => {
  test('has the plan, and no value of the option beside it', () => {
    const selection = subscribed(withOption(balls, 9, ['90']), plans, monthly)
    expect(selection.options).toEqual([])
    expect(selection.plan).toMatchObject({ kind: 'subscribe', parentId: 9, childId: 91, optionPrice: usd(18) })
  })

  test.each([
    ['an instalment alone', buildPlanValue(91, 18, 0), true, false],
    ['a higher first payment', buildPlanValue(91, 18, 2), true, true],
    ['a lower first payment', buildPlanValue(91, 18, -2), true, true],
    ['a first payment alone', buildPlanValue(91, 0, 50), false, true],
  ])('tells the shop of %s', (_what, plan, isInstallmentPrice, isAdjustmentPrice) => {
    expect(subscribed(balls, plans, plan).plan).toMatchObject({ isInstallmentPrice, isAdjustmentPrice })
  })
})

describe('the plan that is chosen', () => {
  test('is the one of its id', () => {
    expect(chosenPlan(subscribed(balls, plans, quarterly), plans)).toBe(quarterly)
  })

  test.each([
    ['the product is bought once', boughtOnce(balls, plans), plans],
    ['the product has no such plan', subscribed(balls, plans, buildPlanValue(99)), plans],
    ['the product has no plans', subscribed(balls, plans, monthly), undefined],
  ])('is none where %s', (_why, selection, of) => {
    expect(chosenPlan(selection, of)).toBeUndefined()
  })
})

test.each([
  [18, 20, 10],
  [20, 20, 0],
  [2, 3, 33],
  [5, 0, 0],
])('an instalment of %d instead of %d saves %i per cent', (instalment, price, saving) => {
  expect(savingOf(buildPlanValue(91, instalment), usd(price))).toBe(saving)
})
