import * as z from 'zod/mini'
import type { Call } from '#adapters/rest/call'
import { issuesLeftOut } from '#adapters/rest/schemas'

interface Sent {
  readonly query: unknown
  readonly body: unknown
}

export function sentViolations(call: Call, { query, body }: Sent): readonly string[] {
  return [...schemaViolations('query', call.query, query), ...schemaViolations('body', call.body, body)]
}

export function schemaViolations(what: string, schema: z.ZodMiniType, value: unknown): readonly string[] {
  const read = z.safeParse(schema, value)
  const issues = read.success ? leftOut(read.data, []) : read.error.issues.flatMap(closest)
  return issues.map((issue) => `${[what, ...issue.path].join('.')}: ${wordsOf(issue, valueAt(value, issue.path))}`)
}

/** Of a union, what the value lacks to be the alternative that it resembles most. */
function closest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [least] = issue.errors.toSorted((one, other) => one.length - other.length)
  return least?.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** Leaves out values: they may be secrets. */
function wordsOf(issue: z.core.$ZodIssue, received: unknown): string {
  const expected = expectedBy(issue)
  return expected === undefined ? `${issue.message} (${issue.code})` : `expected ${expected}, received ${kindOf(received)} (${issue.code})`
}

function expectedBy(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return issue.values.map(String).join(' or ')
    case 'unrecognized_keys':
      return `no ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner: unknown, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value)
}

/** Finds what `listOf` has skipped, at any depth. */
function leftOut(value: unknown, path: readonly PropertyKey[]): readonly z.core.$ZodIssue[] {
  const own = Array.isArray(value) ? issuesLeftOut(value).map((issue) => ({ ...issue, path: [...path, ...issue.path] })) : []
  return [...own, ...entriesOf(value).flatMap(([key, inner]) => leftOut(inner, [...path, key]))]
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  const isPlain = typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  return isPlain ? Object.entries(value) : []
}
