import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Query = ReturnType<typeof useSearchParams>[0]

/** The query of the address, and its replacement, which does nothing once the address is the next screen's, though this one is still shown. */
export function useOwnQuery(): readonly [query: Query, replace: (withChange: (before: Query) => Query) => void] {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const replace = useCallback(
    (withChange: (before: Query) => Query) => {
      if (window.location.pathname.endsWith(pathname)) setQuery(withChange, { replace: true, preventScrollReset: true })
    },
    [pathname, setQuery],
  )
  return [query, replace]
}
