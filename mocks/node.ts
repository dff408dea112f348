import type { Backend } from './createBackend.ts'

export interface NodeHost {
  serve(backend: Backend): void
  close(): void
}

/** A request to an unknown host fails like a lost network. */
export function interceptRequests(): NodeHost {
  const { fetch: original } = globalThis
  let current: Backend | undefined
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const response = await Promise.race([current?.handle(request), aborted(request.signal)])
    request.signal.throwIfAborted()
    if (!response) throw new TypeError('Failed to fetch', { cause: `No server of the fake backend is at ${request.url}` })
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return {
    serve: (backend) => {
      current = backend
    },
    close: () => {
      globalThis.fetch = original
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
