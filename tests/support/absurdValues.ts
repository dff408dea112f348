type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Path = readonly (string | number)[]

export interface AbsurdAnswer {
  readonly path: Path
  readonly value: string | number | boolean
  readonly answer: unknown
}

const strings: readonly string[] = [
  ...['', ' ', '\u0000', '\ud800', 'x'.repeat(5000)],
  // Names that every object has.
  ...['constructor', '__proto__', 'toString'],
  // Valid in form only.
  ...['US$', 'Nowhere/At_All', '0000-00-00', '0000-00-00 00:00:00', '2026-02-30 12:00:00', '9999-99-99T99:99:99Z'],
  ...['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-19', '+275760-09-13'],
  ...['javascript:alert(1)', 'https://', 'https://[', '//', '/\\elsewhere.example', '%E0%A4%A', '{', '<b'],
]
const numbers: readonly number[] = [0, -1, 0.5, 52.5, 1e21, -1e21, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53]

const longestList = 3

export function withShortLists(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const kinds = new Map(answer.map((record: unknown) => [kindOf(record), record]))
    return [...kinds.values()].slice(0, longestList).map(withShortLists)
  }
  if (!isRecord(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, each]) => [key, withShortLists(each)]))
}

/** For lists, the first record that has the field. */
export function* absurdAnswers(answer: unknown): Generator<AbsurdAnswer> {
  if (!isJson(answer)) throw new TypeError('The answer is no JSON')
  const seen = new Set<string>()
  for (const { path, leaf } of leavesOf(answer, [])) {
    const field = `${path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')} ${typeof leaf}`
    if (seen.has(field)) continue
    seen.add(field)
    for (const value of absurdOf(leaf)) {
      if (value !== leaf) yield { path, value, answer: withValue(answer, path, value) }
    }
  }
}

export function amongGoodRecords(answer: unknown, good: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined) return answer
  if (Array.isArray(answer) && Array.isArray(good) && typeof step === 'number') {
    const [bad, fine]: readonly unknown[] = [answer[step], good[step]]
    return typeof fine === 'object' ? [fine, amongGoodRecords(bad, fine, rest), fine] : answer
  }
  if (isRecord(answer) && isRecord(good)) return { ...answer, [step]: amongGoodRecords(answer[step], good[step], rest) }
  return answer
}

export function isInList(answer: unknown, path: Path): boolean {
  return path.slice(0, -1).some((step, index) => typeof step === 'number' && isRecord(valueAt(answer, path.slice(0, index + 1))))
}

function kindOf(record: unknown): string {
  if (!isRecord(record)) return typeof record
  return Object.entries(record)
    .map(([key, value]) => `${key} ${value === null ? 'null' : typeof value}`)
    .join()
}

function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value
  if (Array.isArray(value)) return valueAt(value[Number(step)], rest)
  return isRecord(value) ? valueAt(value[step], rest) : undefined
}

function* leavesOf(value: Json, path: Path): Generator<{ readonly path: Path; readonly leaf: Json }> {
  if (typeof value !== 'object' || value === null) return yield { path, leaf: value }
  for (const [key, each] of Object.entries(value)) yield* leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key])
}

function absurdOf(leaf: Json): readonly (string | number | boolean)[] {
  if (typeof leaf === 'string') return strings
  if (typeof leaf === 'number') return numbers
  return typeof leaf === 'boolean' ? [!leaf] : []
}

function withValue(json: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value
  if (isList(json)) return json.map((each, index) => (index === step ? withValue(each, rest, value) : each))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, key === step ? withValue(each, rest, value) : each]))
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isJson(value: unknown): value is Json {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value)
  return value === null || Object.values(value).every(isJson)
}
