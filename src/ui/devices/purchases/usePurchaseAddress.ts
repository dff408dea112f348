import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { filtersIn, type PurchaseFilters, queryOf } from '#domain/devices/purchase'
import type { DevicePurchasesViewModel } from './DevicePurchasesViewModel.ts'

/** The filters are in the address, so that Back and a link lead to the same purchases. */
export function usePurchaseAddress(model: DevicePurchasesViewModel): (change: Partial<PurchaseFilters>) => void {
  const [query, setQuery] = useSearchParams()
  const asked = `${query}`
  useEffect(() => model.filter(filtersIn(new Map(new URLSearchParams(asked)))), [model, asked])
  return (change) => {
    model.filter(change)
    setQuery(new URLSearchParams([...queryOf(model.filters)]), { replace: true, preventScrollReset: true })
  }
}
