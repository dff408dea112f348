/** What is known of a request before anything is sent. */
export interface CacheableRequest {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  readonly headers: Pick<Headers, 'has'>
}

export interface Kept {
  /** The address below which the product lives. */
  readonly scope: URL
  /** From the scope. */
  readonly paths: ReadonlySet<string>
}

/** The servers' own addresses on the product's host; never a page. */
const servers = /^(?:api|v2|schedule|graphql)(?:\/|$)/
const media = ['audio', 'video', 'track']

/**
 * The kept file that answers a request. None for all that is the servers', changes something, wants a part of a file or
 * belongs elsewhere: that goes to the network as if there were no worker, and none of it is ever kept.
 */
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

/** Its own where the build made one, else that of every address. */
function documentOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const own = [path, `${path.replace(/\/$/, '')}/`].find((each) => paths.has(each))
  return own ?? (paths.has('') ? '' : undefined)
}
