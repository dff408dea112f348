import { expect, test } from 'vitest'
import { allPurchases } from '#domain/commerce/purchases/purchase'
import { filtersIn, queryOf } from './purchaseAddress.ts'

const filters = { kind: 'gear', student: 'Wren Pellbridge', from: Temporal.PlainDate.from('2026-02-28'), to: undefined } as const

test('filters come back from the address that they make', () => {
  expect(queryOf(filters).toString()).toBe('kind=gear&player=Wren+Pellbridge&from=2026-02-28')
  expect(filtersIn(queryOf(filters))).toEqual(filters)
  expect(queryOf(allPurchases).toString()).toBe('')
})

test.each(['kind=yachts', 'from=2026-02-30', 'to=tomorrow'])('an address with %s shows everything', (query) => {
  expect(filtersIn(new URLSearchParams(query))).toEqual(allPurchases)
})
