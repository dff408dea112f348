import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Backend } from './createBackend.ts'

export interface NodeHost {
  /** From now on this one answers. */
  serve(backend: Backend): void
  close(): void
}

/** Answers this process's own requests before they leave it. A request to anybody else is an error. */
export function interceptRequests(): NodeHost {
  let current: Backend | undefined
  const server = setupServer(http.all('*', ({ request }) => current?.handle(request)))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    serve: (backend) => {
      current = backend
    },
    close: () => server.close(),
  }
}
