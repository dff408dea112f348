import { always, type Column } from '../Column.ts'
import type { Declared } from '../declared.ts'
import { type Expected, staying } from '../expectations.ts'

const fields = { fields: { email: 'taken' } }
const deletedAlready = { outcome: 'done' } as const
const unheardOf = 59_999

function gone(call: Declared): Expected {
  return { ...staying('404, 410', call), ...(call.method === 'DELETE' && deletedAlready) }
}

/** Only codes that the adapter reads are no failure. */
function besideAnswer(code: number): Column['expected'] {
  return (call) => {
    if (call.kind === 'write' || call.kind === 'upload') return 'nothing is done and refused at once'
    const { codes, server } = call
    const isRead = server === 'api' && (codes === 'all' || codes.includes(code))
    if (isRead) return staying('nothing wrong', call)
    const isDone = call.kind === 'idempotent' || call.kind === 'telemetry'
    return { ...staying('200 but failed', call), ...(isDone && { effect: 'done' as const }) }
  }
}

function ofApi(expected: (call: Declared) => Expected): Column['expected'] {
  return (call) => (call.server === 'api' ? expected(call) : 'the shop tells errors in its own way')
}

const errorLists = ['user_errors', 'userInputErrors', 'errors']
const minded = { __typename: 'CartUserInputError', code: 'UNHEARD_OF', message: 'The shop minds', path: [] }

function withUserErrors(body: unknown): unknown {
  return mapped(body, (data) => mapped(data, (part) => toldIn(part)))
}

function toldIn(part: unknown): unknown {
  const isTold = typeof part === 'object' && part !== null && errorLists.some((list) => list in part)
  if (!isTold) return part
  return mapped(part, (value, key) => {
    if (errorLists.includes(key)) return [minded]
    return /^order/.test(key) ? null : value
  })
}

function mapped(value: unknown, change: (each: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]))
}

export function tellsUserErrors(body: unknown): boolean {
  return JSON.stringify(withUserErrors(body)).includes(minded.code)
}

export const userErrors = 'user-errors'

export const refusals: readonly Column[] = [
  {
    ...{ id: '403', title: '403', line: '403' },
    injected: always({ kind: 'status', status: 403 }),
    expected: (call) => staying('403', call),
  },
  {
    ...{ id: '404', title: '404', line: '404, 410' },
    injected: always({ kind: 'status', status: 404 }),
    expected: gone,
  },
  {
    ...{ id: '410', again: true, title: '410', line: '404, 410' },
    injected: always({ kind: 'status', status: 410 }),
    expected: gone,
  },
  {
    ...{ id: '409', again: true, title: '409, fields', line: '409, 422 with fields' },
    injected: always({ kind: 'conflict', ...fields }),
    expected: (call) => staying('409, 422 with fields', call),
  },
  {
    ...{ id: '422', title: '422, fields', line: '409, 422 with fields' },
    injected: always({ kind: 'conflict', ...fields, status: 422 }),
    expected: (call) => staying('409, 422 with fields', call),
  },
  {
    ...{ id: '200-code', title: '200, code or errors', line: '200 but failed' },
    injected: always({ kind: 'refused', code: unheardOf }),
    expected: (call) => staying('200 but failed', call),
  },
  {
    ...{ id: userErrors, title: '200, user_errors', line: '200 but failed' },
    injected: ({ tamper, undo }) => {
      tamper((body) => {
        undo()
        return withUserErrors(body)
      })
    },
    expected: (call) => staying('200 but failed', call),
  },
  {
    ...{ id: '200-error', again: true, title: '200, error: true', line: '200 but failed' },
    injected: always({ kind: 'error-flag' }),
    expected: ofApi((call) => staying('200 but failed', call)),
  },
  {
    ...{ id: '200-beside', title: '200, code beside data', line: '200 but failed' },
    injected: always({ kind: 'coded', code: unheardOf }),
    expected: besideAnswer(unheardOf),
  },
  {
    ...{ id: '200-zero', title: '200, code "0"', line: 'nothing wrong' },
    injected: always({ kind: 'coded', code: '0' }),
    expected: ofApi((call) => staying('nothing wrong', call)),
  },
]

export function listedCodes({ codes }: Declared): readonly Column[] {
  const wanted = codes === 'all' ? [] : codes.flatMap((code) => [code - 1, code, code + 1])
  return [...new Set(wanted)].map((code) => ({
    ...{ id: `code-${code}`, title: `code ${code}`, line: '200 but failed' },
    injected: always({ kind: 'coded', code }),
    expected: besideAnswer(code),
  }))
}
