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
  const rest = new URL(page)
  for (const name of secretNames) {
    if (rest.searchParams.has(name)) rest.searchParams.delete(name)
    if (new URLSearchParams(page.hash.slice(1)).has(name)) rest.hash = ''
  }
  return rest.href === page.href ? undefined : rest
}
