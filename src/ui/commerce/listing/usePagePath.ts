import { useLocation, useSearchParams } from 'react-router'

export function usePagePath(): (page: number) => string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (page) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (page > 1) next.set('page', String(page))
    const param = next.toString()
    return param === '' ? pathname : `${pathname}?${param}`
  }
}
