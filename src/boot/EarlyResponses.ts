interface Pending {
  readonly key: string
  readonly response: Promise<Response | undefined>
  readonly stop: AbortController
}

interface Dependencies {
  readonly fetch: typeof fetch
  readonly page: () => URL
  readonly end: AbortSignal
}

/** Responses to requests that were sent before the client was there. Each answers the client's first request to its address, or none. */
export class EarlyResponses {
  private readonly pending = new Map<string, Pending>()
  private readonly fetch: typeof fetch
  private readonly page: () => URL
  private readonly begunAt: string

  constructor({ fetch, page, end }: Dependencies) {
    this.fetch = fetch
    this.page = page
    this.begunAt = placeOf(page())
    end.addEventListener('abort', () => this.abortAll())
  }

  async send(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Response | undefined> {
    const stop = new AbortController()
    const response = this.receive(url, { headers, signal: stop.signal })
    this.pending.set(placeOf(url), { key: keyOf(url, new Headers(headers)), response, stop })
    return (await response)?.clone()
  }

  take(input: string | URL | Request, init: RequestInit = {}): Promise<Response> | undefined {
    const { url, method, headers, signal } = input instanceof Request ? input : { ...init, url: input }
    // It may change what was read.
    if (method && method !== 'GET') this.abortAll()
    if (placeOf(this.page()) !== this.begunAt) this.abortAll()
    const address = new URL(url, this.page())
    const found = this.pending.get(placeOf(address))
    if (!found) return undefined
    this.pending.delete(placeOf(address))
    if (found.key === keyOf(address, new Headers(headers))) return this.deliver(found, { input, init, signal })
    found.stop.abort()
    return undefined
  }

  abortAll(): void {
    for (const { stop } of this.pending.values()) stop.abort()
    this.pending.clear()
  }

  private deliver({ response, stop }: Pending, { input, init, signal }: FetchArgs): Promise<Response> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        stop.abort()
        reject(signal?.reason)
      }
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort, { once: true })
      response.then((early) => early ?? this.fetch(input, init)).then(resolve, reject)
    })
  }

  /** Reads the whole body: an unread one would hold its connection until the client asks. */
  private async receive(url: URL, init: RequestInit): Promise<Response | undefined> {
    try {
      const response = await this.fetch(url, init)
      // The client will renew the token, so other responses to this one are useless.
      if (response.status === 401) this.abortAll()
      const body = await response.arrayBuffer()
      return response.status === 401 ? undefined : new Response(body.byteLength > 0 ? body : null, response)
    } catch {
      return undefined
    }
  }
}

interface FetchArgs {
  readonly input: string | URL | Request
  readonly init: RequestInit
  readonly signal?: AbortSignal | null | undefined
}

/** All of the shop's operations have the same path. */
function placeOf({ origin, pathname, searchParams }: URL): string {
  return origin + pathname + (searchParams.get('operationName') ?? '')
}

function keyOf({ href }: URL, headers: Headers): string {
  return JSON.stringify([href, ...headers])
}
