import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { secretIn, secretNames, withoutSecrets } from '../page.ts'

/** The original address, which the document's script has already replaced. */
export function visitedAddress(place: HTMLElement, { href }: Pick<Location, 'href'>): URL {
  const address = place.dataset['arrived'] ?? href
  delete place.dataset['arrived']
  return new URL(address)
}

/**
 * Removes secrets from the address before the first request, so no request and no later code sees them. The browser's history may still
 * contain them.
 */
export function addressSecrets(page: URL, replace: (rest: URL) => void): AddressSecrets {
  const values = new Map(secretNames.map((name) => [name, secretIn(page, name)]))
  const rest = withoutSecrets(page)
  if (rest) replace(rest)
  return {
    has: (name) => Boolean(values.get(name)),
    take(name) {
      const value = values.get(name)
      values.delete(name)
      return value || undefined
    },
  }
}
