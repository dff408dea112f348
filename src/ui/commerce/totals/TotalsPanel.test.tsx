import { expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { TotalRow } from '#domain/commerce/totals'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { TotalsPanel } from './TotalsPanel.tsx'

function shown(rows: readonly TotalRow[], includedTaxes: readonly TotalRow[] = []): readonly string[] {
  const place = renderAt()
  place.show(
    <InPage>
      <TotalsPanel texts="cart" totals={{ rows, includedTaxes, total: moneyOf(42, 'USD'), isTaxIncluded: false }} />
    </InPage>,
  )
  const told = [...place.element.querySelectorAll('[data-sum]')].map((row) => row.textContent)
  place.clear()
  return told
}

const free = moneyOf(0, 'USD')

test('only shipping is free; a tax of nothing is an amount', () => {
  const [shipping, tax] = shown([
    { kind: 'shipping', label: 'Pick-up', amount: free },
    { kind: 'tax', label: 'Sales tax', amount: free },
  ])
  expect([shipping?.includes('sums.free'), tax?.includes('sums.free')]).toEqual([true, false])
})

test('a tax is told with its rate, and apart where it is included', () => {
  const tax = { kind: 'tax', label: 'VAT', rate: 8.25, amount: moneyOf(3, 'USD') } as const
  expect(shown([tax])[0]).toContain('sums.tax label=sums.taxAt label=VAT rate=8.25')
  expect(shown([], [tax])[0]).toContain('sums.taxIncluded label=sums.taxAt label=VAT rate=8.25')
})
