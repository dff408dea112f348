import type { AddressSecrets } from '#app/session/ports/AddressSecrets'

const names = ['token', 'ticket', 'isSkytrak', 'authToken']

/** Takes them out of the address at once, whatever screen it leads to: no request, history or later reader meets them there. */
export function addressSecrets(page: URL, replace: (rest: URL) => void): AddressSecrets {
  const rest = new URL(page)
  const values = new Map(names.map((name) => [name, rest.searchParams.get(name)]))
  for (const name of names) rest.searchParams.delete(name)
  if ([...values.values()].some((value) => value !== null)) replace(rest)
  return {
    has: (name) => Boolean(values.get(name)),
    take(name) {
      const value = values.get(name)
      values.delete(name)
      return value || undefined
    },
  }
}
