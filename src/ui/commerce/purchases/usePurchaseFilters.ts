import { useSearchParams } from 'react-router'
import type { PurchaseFilters } from '#domain/commerce/purchases/purchase'
import { filtersIn, queryOf } from './purchaseAddress.ts'

export function usePurchaseFilters(): readonly [PurchaseFilters, (filters: PurchaseFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const change = (filters: PurchaseFilters) => setQuery(queryOf(filters), { replace: true, preventScrollReset: true })
  return [filtersIn(query), change]
}
