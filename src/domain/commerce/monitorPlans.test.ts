import { describe, expect, it } from 'vitest'
import { chargeOf, endOfUpgrade, isInEu, plansAmong, upgradesOf } from './monitorPlans.ts'
import type { ProductCard } from './product.ts'

function product(sku: string, minor: number, own: Partial<ProductCard> = {}): ProductCard {
  const money = { minor, currency: 'USD' } as const
  const price = { from: { final: money, regular: money }, to: { final: money } }
  return {
    ...{ id: minor, kind: 'virtual', sku, name: sku, urlKey: sku, inStock: true, picture: undefined, price, tags: [] },
    ...own,
  }
}

const plans = [product('BASIC', 9900), product('IMPROVE', 12_900), product('PLAY', 24_900)]

it('lists memberships only', () => {
  expect(plansAmong([...plans, product('CASE', 3900, { kind: 'simple' })])).toEqual(plans)
})

describe('an upgrade', () => {
  it.each([
    ['BASIC', ['IMPROVE', 'PLAY']],
    ['IMPROVE', ['PLAY']],
    ['PLAY', []],
    ['GONE', []],
    [undefined, []],
  ])('of %s leads to %j', (sku, expected) => {
    expect(upgradesOf({ sku }, plans).map((plan) => plan.sku)).toEqual(expected)
  })

  it('never leads to what is sold out', () => {
    expect(upgradesOf({ sku: 'BASIC' }, [product('BASIC', 1), product('PLAY', 2, { inStock: false })])).toEqual([])
  })

  it.each([
    ['2026-06-10', '2027-06-10'],
    ['2026-05-20', '2027-05-20'],
    ['2026-04-01', '2027-05-20'],
    [undefined, '2027-05-20'],
  ])('on 2026-05-20 of what ends on %s lasts until %s', (endsOn, expected) => {
    const end = endOfUpgrade(
      { endsOn: endsOn === undefined ? undefined : Temporal.PlainDate.from(endsOn) },
      Temporal.PlainDate.from('2026-05-20'),
    )
    expect(end.toString()).toBe(expected)
  })

  it('on 29 February ends on the last day of February', () => {
    expect(endOfUpgrade({ endsOn: undefined }, Temporal.PlainDate.from('2028-02-29')).toString()).toBe('2029-02-28')
  })
})

it.each([
  ['with the tax that the shop adds', { label: 'CA tax', percent: 7.25 }, 935, 13_835],
  ['as it is where the shop’s prices include the tax', undefined, 0, 12_900],
])('a plan is charged %s', (_what, added, tax, total) => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  expect(chargeOf(product('IMPROVE', 12_900), added)).toEqual({ tax: usd(tax), total: usd(total) })
})

it.each([
  ['FR', ['FR', 'DE'], true],
  ['CA', ['FR', 'DE'], false],
  ['FR', undefined, undefined],
  [undefined, ['FR'], undefined],
])('%s is in %j: %s', (code, countries, expected) => {
  expect(isInEu(code, countries)).toBe(expected)
})
