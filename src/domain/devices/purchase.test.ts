import { expect, test } from 'vitest'
import { buildPurchase } from '../../../tests/builders/purchases.ts'
import { filtered, filtersIn, noFilters, type PurchaseFilters, queryOf } from './purchase.ts'

const purchases = [
  buildPurchase('1', { createdAt: Temporal.Instant.from('2026-05-01T03:00:00Z'), amount: { minor: 900, currency: 'USD' } }),
  buildPurchase('2', { createdAt: Temporal.Instant.from('2026-05-03T12:00:00Z'), status: 'failed' }),
  buildPurchase('3', { createdAt: Temporal.Instant.from('2026-05-02T12:00:00Z') }),
]

function idsBy(filters: Partial<PurchaseFilters>): string {
  return filtered(purchases, { ...noFilters, ...filters }, 'America/Chicago')
    .map(({ id }) => id)
    .join(' ')
}

test('[devices.purchase-filter-defaults] without a filter, all are there, newest first', () => {
  expect(noFilters).toEqual({ sort: 'createdAt', status: 'all', from: undefined, to: undefined })
  expect(idsBy({})).toBe('2 3 1')
})

test('purchases are those of a status, or between two days of the player', () => {
  expect(idsBy({ status: 'failed' })).toBe('2')
  const may = (day: number) => Temporal.PlainDate.from({ year: 2026, month: 5, day })
  expect([idsBy({ from: may(1) }), idsBy({ to: may(1) }), idsBy({ from: may(2), to: may(2) })]).toEqual(['2 3', '1', '3'])
})

test('the dearest are first; of the same price, the newest', () => {
  expect(idsBy({ sort: 'amount' })).toBe('2 3 1')
})

test.each([
  ['', noFilters],
  ['sort=amount&status=failed', { ...noFilters, sort: 'amount', status: 'failed' }],
  [
    'from=2026-02-28&to=2026-03-01',
    { ...noFilters, from: Temporal.PlainDate.from('2026-02-28'), to: Temporal.PlainDate.from('2026-03-01') },
  ],
  ['from=2026-02-30&to=soon&sort=name&status=lost', noFilters],
])('the address "%s" says which purchases', (query, expected) => {
  expect(filtersIn(new Map(new URLSearchParams(query)))).toEqual(expected)
})

test.each(['', 'sort=amount&status=failed&from=2026-02-28&to=2026-03-01'])('filters are written as "%s"', (query) => {
  expect(`${new URLSearchParams([...queryOf(filtersIn(new Map(new URLSearchParams(query))))])}`).toBe(query)
})
