import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Listing } from '#domain/commerce/listing'
import { listingIn, queryOf } from './listingAddress.ts'

export function useListing() {
  const [query, setQuery] = useSearchParams()
  const param = query.toString()
  const listing = useMemo(() => listingIn(new URLSearchParams(param)), [param])
  const change = useCallback((next: Listing) => setQuery(queryOf(next), { preventScrollReset: true }), [setQuery])
  return { listing, change }
}
