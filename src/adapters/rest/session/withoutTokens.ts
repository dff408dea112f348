/** As the servers spell them: `access_token`, `eSkytrakToken`, `authToken`, … */
const isToken = /token$/i

/** A server's answer as it may be kept: whatever is a token by its name is left out, at any depth. */
export function withoutTokens(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutTokens)
  if (typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(Object.entries(payload).flatMap(([name, value]) => (isToken.test(name) ? [] : [[name, withoutTokens(value)]])))
}
