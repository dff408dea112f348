type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** False from a question that the site could not be asked: no request may go to where its servers would be otherwise. */
export const servers = { areKnown: true }

/** Sends nothing elsewhere while nobody knows where the servers are. */
export function heedful(fetch: Fetch, page: () => URL): Fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, page())
    if (!servers.areKnown && origin !== page().origin) throw new TypeError('Nobody knows where the servers are')
    return fetch(input, init)
  }
}
