import { always, type Column } from '../Column.ts'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { type Expected, expectedForPermanentFault } from '../expectations.ts'

const fields = { fields: { email: 'taken' } }
const deletedAlready = { outcome: 'done' } as const
const unheardOf = 59_999

function gone(call: DeclaredCall): Expected {
  return { ...expectedForPermanentFault('404, 410', call), ...(call.method === 'DELETE' && deletedAlready) }
}

/** Only codes that the adapter reads are no failure. */
function besideAnswer(code: number): Column['expected'] {
  return (call) => {
    if (call.kind === 'write' || call.kind === 'upload') return 'nothing is done and refused at once'
    const { codes, server } = call
    const isRead = server === 'api' && (codes === 'all' || codes.includes(code))
    if (isRead) return expectedForPermanentFault('nothing wrong', call)
    const isDone = call.kind === 'idempotent' || call.kind === 'telemetry'
    return { ...expectedForPermanentFault('200 but failed', call), ...(isDone && { effect: 'done' as const }) }
  }
}

function ofApi(expected: (call: DeclaredCall) => Expected): Column['expected'] {
  return (call) => (call.server === 'api' ? expected(call) : 'the shop tells errors in its own way')
}

const withOddCode = { errors: [{ message: 'The shop minds', extensions: { error_code: [], category: {} }, path: {} }], data: null }

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
    if (key === 'cart') return mapped(value, withoutLast)
    return /^order/.test(key) ? null : value
  })
}

/** The item of a refused addition is not in the cart. */
function withoutLast(part: unknown, key: string): unknown {
  return key === 'itemsV2' ? mapped(part, (items) => (Array.isArray(items) ? items.slice(0, -1) : items)) : part
}

function mapped(value: unknown, change: (each: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]))
}

export function hasUserErrors(body: unknown): boolean {
  return JSON.stringify(withUserErrors(body)).includes(minded.code)
}

export const userErrors = 'user-errors'

export const oddErrorColumns = ['errors-null', 'errors-object', 'errors-text', 'errors-fields'] as const

/** `errors` as no server should write it: the shop's means a failure, the club's only says which fields of a refused form are wrong. */
function oddErrors(id: string, errors: unknown): Column {
  return {
    ...{ id: `errors-${id}`, title: `errors: ${JSON.stringify(errors)}`, tableRow: 'drifted body' },
    inject: ({ call, faults, forge }) => {
      if (call.server === 'shop') return forge(() => Response.json({ errors, data: null }))
      faults.inject({ kind: 'conflict', ...fields, status: 422 }, [call.id])
      forge(() => Response.json({ code: 422, message: 'Some fields are in conflict', errors }, { status: 422 }))
    },
    expected: (call) =>
      call.server === 'shop'
        ? expectedForPermanentFault('drifted body', { ...call, commits: true })
        : expectedForPermanentFault('409, 422 with fields', call),
  }
}

export const refusals: readonly Column[] = [
  oddErrors('null', [null]),
  oddErrors('object', {}),
  oddErrors('text', 'no'),
  oddErrors('fields', [{ message: 1, email: null }]),
  {
    ...{ id: 'code-odd', title: 'code: []', tableRow: 'drifted body' },
    inject({ call, faults, tamper }) {
      if (call.server === 'shop') faults.inject({ kind: 'refused', code: unheardOf }, [call.id])
      tamper((body) => (call.server === 'shop' ? withOddCode : { ...(typeof body === 'object' && body), code: [] }))
    },
    expected(call) {
      if (call.server === 'shop') return expectedForPermanentFault('200 but failed', call)
      if (call.kind === 'write' || call.kind === 'upload') return 'other columns lose what a write was answered'
      return expectedForPermanentFault('drifted body', { ...call, commits: true })
    },
  },
  {
    ...{ id: '403', title: '403', tableRow: '403' },
    inject: always({ kind: 'status', status: 403 }),
    expected: (call) => expectedForPermanentFault('403', call),
  },
  {
    ...{ id: '404', title: '404', tableRow: '404, 410' },
    inject: always({ kind: 'status', status: 404 }),
    expected: gone,
  },
  {
    ...{ id: '410', again: true, title: '410', tableRow: '404, 410' },
    inject: always({ kind: 'status', status: 410 }),
    expected: gone,
  },
  {
    ...{ id: '409', again: true, title: '409, fields', tableRow: '409, 422 with fields' },
    inject: always({ kind: 'conflict', ...fields }),
    expected: (call) => expectedForPermanentFault('409, 422 with fields', call),
  },
  {
    ...{ id: '422', title: '422, fields', tableRow: '409, 422 with fields' },
    inject: always({ kind: 'conflict', ...fields, status: 422 }),
    expected: (call) => expectedForPermanentFault('409, 422 with fields', call),
  },
  {
    ...{ id: '200-code', title: '200, code or errors', tableRow: '200 but failed' },
    inject: always({ kind: 'refused', code: unheardOf }),
    expected: (call) => expectedForPermanentFault('200 but failed', call),
  },
  {
    ...{ id: userErrors, title: '200, user_errors', tableRow: '200 but failed' },
    inject: ({ tamper, undo }) => {
      tamper((body) => {
        undo()
        return withUserErrors(body)
      })
    },
    expected: (call) => expectedForPermanentFault('200 but failed', call),
  },
  {
    ...{ id: '200-error', again: true, title: '200, error: true', tableRow: '200 but failed' },
    inject: always({ kind: 'error-flag' }),
    expected: ofApi((call) => expectedForPermanentFault('200 but failed', call)),
  },
  {
    ...{ id: '200-beside', title: '200, code beside data', tableRow: '200 but failed' },
    inject: always({ kind: 'coded', code: unheardOf }),
    expected: besideAnswer(unheardOf),
  },
  {
    ...{ id: '200-zero', title: '200, code "0"', tableRow: 'nothing wrong' },
    inject: always({ kind: 'coded', code: '0' }),
    expected: ofApi((call) => expectedForPermanentFault('nothing wrong', call)),
  },
]

export function listedCodes({ codes }: DeclaredCall): readonly Column[] {
  const wanted = codes === 'all' ? [] : codes.flatMap((code) => [code - 1, code, code + 1])
  return [...new Set(wanted)].map((code) => ({
    ...{ id: `code-${code}`, title: `code ${code}`, tableRow: '200 but failed' },
    inject: always({ kind: 'coded', code }),
    expected: besideAnswer(code),
  }))
}
