export function isEmbedded(page: URL): boolean {
  return page.searchParams.get('embedOnProd') === 'true'
}

export function subAccountIn(page: URL): string | null {
  return page.searchParams.get('sub-account')
}

export const secretNames = ['token', 'ticket', 'isSkytrak', 'authToken']

/** From the query, or the fragment after a redirect between regions: servers don't see it. */
export function secretIn(page: URL, name: string): string | null {
  return page.searchParams.get(name) ?? new URLSearchParams(page.hash.slice(1)).get(name)
}

export function withoutSecrets(page: URL): URL | undefined {
  if (!secretNames.some((name) => secretIn(page, name) !== null)) return undefined
  const rest = new URL(page)
  const fragment = new URLSearchParams(page.hash.slice(1))
  if (secretNames.some((name) => fragment.has(name))) rest.hash = ''
  for (const name of secretNames) rest.searchParams.delete(name)
  return rest
}
