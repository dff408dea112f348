/** The servers' names: `access_token`, `eSkytrakToken`, `authToken`, … */
const isToken = /token$/i

export function withoutTokens(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutTokens)
  if (typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(Object.entries(payload).flatMap(([name, value]) => (isToken.test(name) ? [] : [[name, withoutTokens(value)]])))
}
