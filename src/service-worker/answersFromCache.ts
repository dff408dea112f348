export interface CacheableRequest {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  readonly headers: Pick<Headers, 'has'>
}

export interface Kept {
  readonly scope: URL
  readonly paths: ReadonlySet<string>
}

/** Paths of the servers on the product's host. */
const servers = /^(?:api|v2|schedule|graphql)(?:\/|$)/
const media = ['audio', 'video', 'track']

/** Undefined for server calls, writes, ranges and other origins: these go to the network and are never stored. */
export function answersFromCache(
  { method, url, mode, destination, headers }: CacheableRequest,
  { scope, paths }: Kept,
): string | undefined {
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || headers.has('range') || media.includes(destination)) return undefined
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined
  const path = pathname.slice(scope.pathname.length)
  if (mode === 'navigate') return destination === 'document' && isPage(path) ? documentOf(path, paths) : undefined
  return search === '' && path !== '' && paths.has(path) ? path : undefined
}

function isPage(path: string): boolean {
  return !servers.test(path) && !/\.\w+$/.test(path)
}

/** The page's own document if the build created one, else the general one. */
function documentOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const own = [path, `${path.replace(/\/$/, '')}/`].find((each) => paths.has(each))
  return own ?? (paths.has('') ? '' : undefined)
}
