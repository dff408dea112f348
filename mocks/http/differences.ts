export interface Difference {
  readonly path: string
  readonly expected: string
  readonly received: string
}

const secret = /token|password|authorization/i
const longest = 80

/** Values of tokens are left out. */
export function differencesBetween(expected: unknown, received: unknown, path: readonly string[] = []): readonly Difference[] {
  const [before, after] = [entriesOf(expected), entriesOf(received)]
  if (before && after) {
    const keys = [...new Set([...before.keys(), ...after.keys()])]
    return keys.flatMap((key) => differencesBetween(before.get(key), after.get(key), [...path, key]))
  }
  if (Object.is(expected, received)) return []
  return [{ path: path.join('.') || 'the whole body', expected: written(expected, path), received: written(received, path) }]
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function written(value: unknown, path: readonly string[]): string {
  if (value === undefined) return 'nothing'
  if (path.some((key) => secret.test(key))) return 'a secret'
  const text = JSON.stringify(value, (key, inner) => (secret.test(key) ? 'a secret' : inner))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
