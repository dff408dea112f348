import { describe, expect, it } from 'vitest'
import type { Money } from '../money.ts'
import { isSetOpen, restOf, setIn } from './clubOrder.ts'
import { depositStepAfter, depositSteps, depositSums } from './deposit.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })

describe('[commerce.club-payment-steps] the steps', () => {
  it('are exactly these, and begin with the selection', () => {
    expect(depositSteps).toEqual(['select', 'error-paymented', 'error-order', 'error-address'])
  })

  it.each([
    ['payment', 'error-paymented'],
    ['order', 'error-order'],
    ['address', 'error-address'],
    [undefined, 'error-address'],
  ] as const)('%s leads to %s', (part, step) => {
    expect(depositStepAfter(part)).toBe(step)
  })
})

describe('what pays a deposit', () => {
  it('is the rest, without codes', () => {
    expect(depositSums(usd(20_000), {})).toEqual({ deposit: usd(20_000), coupon: usd(0), giftCode: usd(0), due: usd(20_000) })
  })

  it('is the coupon first, then as much of the gift code as is needed', () => {
    const codes = { coupon: { code: 'TEN', amount: usd(2000) }, giftCode: { code: 'G', amount: usd(50_000) } }
    expect(depositSums(usd(20_000), codes)).toEqual({ deposit: usd(20_000), coupon: usd(2000), giftCode: usd(18_000), due: usd(0) })
  })

  it('is never less than nothing', () => {
    expect(depositSums(usd(1000), { coupon: { code: 'TEN', amount: usd(2000) } }).due).toEqual(usd(0))
    expect(depositSums(usd(1000), { coupon: { code: 'ODD', amount: usd(-5) } }).coupon).toEqual(usd(0))
  })

  it('leaves out a code in another currency', () => {
    expect(depositSums(usd(1000), { giftCode: { code: 'G', amount: { minor: 500, currency: 'CAD' } } }).due).toEqual(usd(1000))
  })
})

describe('the set of an order', () => {
  const sets = ['irons', 'all'].map((id) => ({ id, name: id, clubs: [], total: usd(0), tax: undefined, deposit: usd(0) }))

  it('is the one chosen now, or at the fitting, or the first', () => {
    expect([setIn({ sets, setId: 'all' }, 'irons')?.id, setIn({ sets, setId: 'all' })?.id]).toEqual(['irons', 'all'])
    expect(setIn({ sets, setId: undefined })?.id).toBe('irons')
  })

  it('leaves the rest of its total for the day on which the clubs are collected', () => {
    expect(restOf({ total: usd(128_450), deposit: usd(25_690) })).toEqual(usd(102_760))
  })

  it('is decided once it is ordered', () => {
    expect([isSetOpen({ state: 'open' }), isSetOpen({ state: 'placed' })]).toEqual([true, false])
  })
})
