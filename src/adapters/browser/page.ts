/** Whether the page stands in another app: only by exactly `embedOnProd=true`. */
export function isEmbedded(page: URL): boolean {
  return page.searchParams.get('embedOnProd') === 'true'
}

/** Whom the page's requests are for, as its address says: a child's id, or `true` for the only child. */
export function subAccountIn(page: URL): string | null {
  return page.searchParams.get('sub-account')
}

/** Parameters that are for one reader alone. */
export const secretNames = ['token', 'ticket', 'isSkytrak', 'authToken']

/** In the query; what another region's site hands over stands in the fragment, which no server sees. */
export function secretIn(page: URL, name: string): string | null {
  return page.searchParams.get(name) ?? new URLSearchParams(page.hash.slice(1)).get(name)
}

/** The address without them; nothing where it has none. */
export function withoutSecrets(page: URL): URL | undefined {
  if (!secretNames.some((name) => secretIn(page, name) !== null)) return undefined
  const rest = new URL(page)
  const fragment = new URLSearchParams(page.hash.slice(1))
  if (secretNames.some((name) => fragment.has(name))) rest.hash = ''
  for (const name of secretNames) rest.searchParams.delete(name)
  return rest
}
