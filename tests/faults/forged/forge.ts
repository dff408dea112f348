import { withShortLists } from '../../support/absurdValues.ts'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { forgedValue, unwritable } from './forgedValues.ts'
import type { Random } from './Random.ts'

export interface Forgery {
  readonly words: string
  readonly response: () => Response
}

interface Body {
  readonly words: string
  readonly value: unknown
}

type Path = readonly (string | number)[]
type Change = (value: unknown, random: Random) => unknown

/** What only the text of an answer can have. */
const texts: readonly [TextChange, ...TextChange[]] = [
  ['cut off', (text, random) => text.slice(0, random.below(text.length))],
  ['one sign changed', (text, random) => text.replace(text.charAt(random.below(text.length)), random.one(['"', ',', '}', '0', '\\', ':']))],
  ['twice', (text) => `${text}${text}`],
  ['a guard before it', (text) => `)]}',\n${text}`],
  ['a mark before it', (text) => `\ufeff${text}`],
  ['a page', () => '<!doctype html><title>Sign in</title><script>alert(1)</script>'],
  ['a script', (text) => `callback(${text})`],
  [
    'a bare word',
    (_, random) => random.one(['null', 'true', '0', '""', '[]', '{}', '"ok"', 'undefined', 'NaN', 'OK', ' ', '[[[[', '{"data":']),
  ],
]
type TextChange = readonly [words: string, change: (text: string, random: Random) => string]

const changes: readonly [readonly [string, Change], ...(readonly [string, Change])[]] = [
  ['is', (_, random) => forgedValue(random)],
  ['is', (_, random) => forgedValue(random)],
  ['is', (_, random) => forgedValue(random)],
  ['is missing', () => undefined],
  ['is in a list', (value) => [value]],
  ['is in an object', (value) => ({ value })],
  ['is a text', (value) => JSON.stringify(value)],
  ['is a number', (value) => Number.parseFloat(JSON.stringify(value)?.replaceAll('"', '') ?? '')],
  ['is a list for an object, or an object for a list', swapped],
  ['is among others', (value, random) => (Array.isArray(value) ? [forgedValue(random), ...value, ...value, forgedValue(random)] : value)],
  ['is repeated', (value) => (Array.isArray(value) ? Array.from({ length: 100 }, () => value).flat() : value)],
  ['has more', (value, random) => (isObject(value) ? { ...value, '@proto': forgedValue(random), constructor: null } : value)],
]

function swapped(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value }
  return isObject(value) ? Object.values(value) : [value]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function* nodesOf(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) yield* nodesOf(each, [...path, Array.isArray(value) ? Number(key) : key])
}

function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? changedAt(each, rest, change) : each))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === step ? changedAt(each, rest, change) : each]))
}

function withChangedNodes(good: unknown, random: Random): Body {
  let value = good
  const words: string[] = []
  for (let left = random.one([1, 1, 1, 2, 5]); left > 0; left -= 1) {
    const [root, ...nodes] = nodesOf(value)
    const path = random.one([nodes[random.below(nodes.length)] ?? root ?? [], nodes[random.below(nodes.length)] ?? root ?? []])
    const [how, change] = random.one(changes)
    value = changedAt(value, path, (node) => {
      const changed = change(node, random)
      words.push(`${path.join('.') || 'it'} ${how}${how === 'is' ? ` ${String(JSON.stringify(changed)).slice(0, 40)}` : ''}`)
      return changed
    })
  }
  return { words: words.join(', '), value }
}

const oddErrors = [
  ...[null, {}, '', 'x', 0, true, [], [null], [[]], ['x'], [{}], [{ message: null }], [{ message: 1 }], [{ message: '' }]],
  [{ message: 'x', extensions: null }],
  [{ message: 'x', extensions: 'x', path: 'x' }],
  [{ message: 'x', extensions: { error_code: {}, category: 1 }, path: [null] }],
  [{ message: 'x', extensions: { '@proto': { isForged: true } }, locations: {} }],
  [{ message: 'x', path: [] }, null],
] as const

const oddCodes = [null, '', ' ', 'x', '1', -1, 0.5, 1e21, '@huge', true, [], {}, [0], '__proto__', 99_999] as const

function told({ server }: DeclaredCall, good: unknown, random: Random): Body {
  const before = isObject(good) ? good : { data: good }
  const [name, value] =
    server === 'shop' || random.below(3) === 0
      ? (['errors', random.one(oddErrors)] as const)
      : ([random.one(['code', 'code', 'error', 'message']), random.one(oddCodes)] as const)
  const isBeside = random.below(2) === 0
  const words = `${name} ${JSON.stringify(value)} ${isBeside ? 'beside the answer' : 'alone'}`
  return { words, value: { ...(isBeside ? before : { data: null }), [name]: value } }
}

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return Object.entries(unwritable).reduce((all, [mark, own]) => all.replaceAll(mark, own), text)
}

const headers = [
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json' },
  { 'content-type': 'text/html', date: 'yesterday', 'x-request-id': 'x'.repeat(1000), 'retry-after': '-1' },
  { 'content-type': 'multipart/mixed; boundary="-"', date: 'Fri, 31 Dec 9999 23:59:59 GMT' },
  { 'content-type': '', etag: '"', age: 'old', 'cache-control': 'max-age=x' },
] as const

function answer(words: string, body: string | Uint8Array<ArrayBuffer> | null, random: Random, status = 200): Forgery {
  const chosen = random.one(headers)
  return { words, response: () => new Response(body, { status, headers: chosen }) }
}

/** An answer with a success status that nobody would write on purpose; the same for the same random numbers. */
export function forge(call: DeclaredCall, answered: unknown, random: Random): Forgery {
  const good = withShortLists(answered)
  const kind = random.below(20)
  if (kind < 12) {
    const { words, value } = withChangedNodes(good, random)
    return answer(words, written(value), random, random.one([200, 200, 200, 201]))
  }
  if (kind < 16) {
    const { words, value } = told(call, good, random)
    return answer(words, written(value), random)
  }
  if (kind < 18) {
    const [words, change] = random.one(texts)
    return answer(words, change(written(good), random), random)
  }
  if (kind === 18) return answer('without a body', null, random, random.one([200, 202, 204, 205]))
  return answer('in UTF-16', new Uint8Array(Uint16Array.from(written(good), (sign) => sign.charCodeAt(0)).buffer), random)
}
