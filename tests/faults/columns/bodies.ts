import type { InjectedFault } from '#mocks/http/InjectedFaults'
import { always, type Column, once } from '../Column.ts'
import type { Declared } from '../declared.ts'
import { type Expected, passing, staying } from '../expectations.ts'

function unusable(call: Declared): Expected {
  return staying('unusable body', { ...call, commits: true })
}

/** Where only 200 counts, another success status means that nothing was done. */
function otherSuccess(status: 201 | 204, otherwise: InjectedFault): Column['injected'] {
  return (target) => always(target.call.success === 200 ? { kind: 'noted', status } : otherwise)(target)
}

function refusedWhere200(call: Declared, otherwise: Expected): Expected {
  return call.success === 200 ? staying('409, 422 with fields', call) : otherwise
}

export type Drift = Extract<InjectedFault, { readonly kind: 'drifted' }>['how']

interface DriftColumn extends Column {
  readonly drift: Drift
}

export function isDrift(column: Column): column is DriftColumn {
  return 'drift' in column
}

function drifting(how: Drift, title: string): DriftColumn {
  return {
    ...{ id: `drift-${how}`, title, line: 'drifted body', drift: how },
    injected: always({ kind: 'drifted', how }),
    expected: (call) => ({ ...staying('nothing wrong', call), leftOut: 0 }),
  }
}

/** In a list the record is left out; elsewhere the whole answer is unusable. */
export function broken(call: Declared, inList: boolean): Expected {
  return inList ? { ...staying('nothing wrong', call), leftOut: 1 } : staying('drifted body', { ...call, commits: true })
}

export const bodies: readonly Column[] = [
  {
    ...{ id: 'truncated', title: 'truncated body', line: 'unusable body', expected: unusable },
    injected: always({ kind: 'unusable', body: 'truncated' }),
  },
  {
    ...{ id: 'truncated-once', title: 'truncated, once', line: 'unusable body' },
    injected: once({ kind: 'unusable', body: 'truncated' }),
    expected: (call) => passing('unusable body', { ...call, commits: true }),
  },
  {
    ...{ id: 'empty', again: true, title: 'empty body', line: 'unusable body', expected: unusable },
    injected: always({ kind: 'unusable', body: 'empty' }),
  },
  {
    ...{ id: 'page', again: true, title: 'a page', line: 'unusable body', expected: unusable },
    injected: always({ kind: 'unusable', body: 'page' }),
  },
  {
    ...{ id: '204', title: '204', line: 'unusable body' },
    injected: otherSuccess(204, { kind: 'unusable', body: 'no-content' }),
    expected: (call) => refusedWhere200(call, unusable(call)),
  },
  {
    ...{ id: '201', title: '201', line: 'nothing wrong' },
    injected: otherSuccess(201, { kind: 'created' }),
    expected: (call) => refusedWhere200(call, staying('nothing wrong', call)),
  },
  drifting('missing-field', 'field missing'),
  drifting('text-for-number', 'text for number'),
  drifting('unknown-word', 'unknown word'),
  drifting('extra-field', 'field too many'),
  {
    ...{ id: 'absurd', title: 'absurd values', line: 'nothing wrong', manner: 'absurd', injected: () => undefined },
    expected: (call) => {
      if (call.kind === 'auth' || call.kind === 'telemetry') return 'nothing of its answer is shown'
      return staying('nothing wrong', call)
    },
  },
]
