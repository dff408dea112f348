import { useState } from 'react'
import { addressOfStart, readAddress, replaceAddress } from './address.ts'

export function useQuery(inAddress: boolean): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState(() => {
    const address = readAddress(window.location.hash)
    return inAddress && address.page === 'start' ? address.query : ''
  })
  const change = (next: string) => {
    setQuery(next)
    const address = readAddress(window.location.hash)
    if (inAddress && address.page === 'start') replaceAddress(addressOfStart({ query: next, show: address.show }))
  }
  return [query, change]
}
