import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { secretIn, secretNames, withoutSecrets } from '../page.ts'

/** Where the visit began: what the document has hidden by now, said once. */
export function visitedAddress(place: HTMLElement | null, { href }: Pick<Location, 'href'>): URL {
  const address = place?.dataset['arrived'] ?? href
  if (place) delete place.dataset['arrived']
  return new URL(address)
}

/**
 * Takes them out of the address before anything is asked for: no request and no later reader of the page meets them
 * there. The browser's own list of visited pages may still have the address by which the visit came.
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
