import { expect, test } from 'vitest'
import { buildCartItem } from '../../../tests/builders/commerce.ts'
import { moneyOf } from './money.ts'
import { planTermsIn, planTermsOf } from './planTerms.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const { prices } = buildCartItem()
const plan = { title: 'Every month', length: 12, instalment: usd(10), adjustment: usd(0) }
const item = buildCartItem({ plan, quantity: 2 })

test('payments after the first one are for the whole quantity, with the tax that the shop has computed', () => {
  expect(planTermsOf(item, {})).toMatchObject({ period: 'Every month', payments: 12, later: usd(21.65), tax: 'included' })
})

test('another first payment has another tax, so the tax is to be added', () => {
  const adjusted = { ...item, plan: { ...plan, instalment: usd(9), adjustment: usd(1) } }
  expect(planTermsOf(adjusted, {})).toMatchObject({ later: usd(18), tax: 'added' })
  expect(planTermsOf(adjusted, { isTaxIncluded: true })).toMatchObject({ later: usd(18), tax: 'included' })
})

test('without tax none is added', () => {
  expect(planTermsOf({ ...item, prices: { ...prices, rowTotalWithTax: usd(20) } }, {})).toMatchObject({ later: usd(20), tax: 'none' })
})

test('a plan may have no end, and one payment is no subscription', () => {
  expect(planTermsOf({ ...item, plan: { ...plan, length: 0 } }, {})).toMatchObject({ payments: undefined })
  expect([planTermsOf({ ...item, plan: { ...plan, length: 1 } }, {}), planTermsOf(buildCartItem(), {})]).toEqual([undefined, undefined])
})

test('a cart has the terms of each plan, and none of what is bought once', () => {
  const yearly = buildCartItem({ id: 7, plan: { ...plan, title: 'Every year', length: 3 } })
  const terms = planTermsIn({ items: [buildCartItem({ id: 4 }), yearly, { ...item, id: 2 }], isTaxIncluded: true })
  expect(terms.map(({ id, period, tax }) => [id, period, tax])).toEqual([
    [7, 'Every year', 'included'],
    [2, 'Every month', 'included'],
  ])
})
