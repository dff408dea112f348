declare global {
  interface Window {
    /** Set by `src/boot/early.ts`. Undefined if it has not sent this request before. */
    earlyFetch?: (...request: Parameters<typeof globalThis.fetch>) => Promise<Response> | undefined
  }
}

/** Sends each request once, even if the document's script has sent it before. */
export function withEarlyResponses(page: Pick<Window, 'earlyFetch'>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => page.earlyFetch?.(input, init) ?? fetch(input, init)
}
