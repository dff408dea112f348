import { useState } from 'react'
import { addressOfStart, readAddress, replaceAddress } from './address.ts'

/** What is looked for; on the start page the address says it, so that Back from a rule finds the results again. */
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
