import type { Backend } from '#mocks/createBackend'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Requests go straight to the fake backend: msw in Node plays sockets and TLS, which took four fifths of the time and is
 * nothing of the product's.
 */
export function fetchFrom({ handle }: Pick<Backend, 'handle'>): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await handle(request)
    request.signal.throwIfAborted()
    if (!response) throw new TypeError(`Nobody answers at ${request.url}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
