import type { InjectedFault } from '#mocks/http/InjectedFaults'
import { always, type Column, once } from '../Column.ts'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { type Expected, expectedForPermanentFault, expectedForSingleFault } from '../expectations.ts'

function unusable(call: DeclaredCall): Expected {
  return expectedForPermanentFault('unusable body', { ...call, commits: true })
}

/** Where only 200 counts, another success status means that nothing was done. */
function otherSuccess(status: 201 | 204, otherwise: InjectedFault): Column['inject'] {
  return (target) => always(target.call.success === 200 ? { kind: 'noted', status } : otherwise)(target)
}

function refusedWhere200(call: DeclaredCall, otherwise: Expected): Expected {
  return call.success === 200 ? expectedForPermanentFault('409, 422 with fields', call) : otherwise
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
    ...{ id: `drift-${how}`, title, tableRow: 'drifted body', drift: how },
    inject: always({ kind: 'drifted', how }),
    expected: (call) => ({ ...expectedForPermanentFault('nothing wrong', call), leftOut: 0 }),
  }
}

/** In a list the record is left out; elsewhere the whole answer is unusable. */
export function expectedForBrokenField(call: DeclaredCall, inList: boolean): Expected {
  return inList
    ? { ...expectedForPermanentFault('nothing wrong', call), leftOut: 1 }
    : expectedForPermanentFault('drifted body', { ...call, commits: true })
}

export const bodies: readonly Column[] = [
  {
    ...{ id: 'truncated', title: 'truncated body', tableRow: 'unusable body', expected: unusable },
    inject: always({ kind: 'unusable', body: 'truncated' }),
  },
  {
    ...{ id: 'truncated-once', title: 'truncated, once', tableRow: 'unusable body' },
    inject: once({ kind: 'unusable', body: 'truncated' }),
    expected: (call) => expectedForSingleFault('unusable body', { ...call, commits: true }),
  },
  {
    ...{ id: 'empty', again: true, title: 'empty body', tableRow: 'unusable body', expected: unusable },
    inject: always({ kind: 'unusable', body: 'empty' }),
  },
  {
    ...{ id: 'page', again: true, title: 'a page', tableRow: 'unusable body', expected: unusable },
    inject: always({ kind: 'unusable', body: 'page' }),
  },
  {
    ...{ id: '204', title: '204', tableRow: 'unusable body' },
    inject: otherSuccess(204, { kind: 'unusable', body: 'no-content' }),
    expected: (call) => refusedWhere200(call, unusable(call)),
  },
  {
    ...{ id: '201', title: '201', tableRow: 'nothing wrong' },
    inject: otherSuccess(201, { kind: 'created' }),
    expected: (call) => refusedWhere200(call, expectedForPermanentFault('nothing wrong', call)),
  },
  drifting('missing-field', 'field missing'),
  drifting('text-for-number', 'text for number'),
  drifting('unknown-word', 'unknown word'),
  drifting('extra-field', 'field too many'),
  {
    ...{ id: 'absurd', title: 'absurd values', tableRow: 'nothing wrong', runMode: 'absurd', inject: () => undefined },
    expected: (call) => {
      if (call.kind === 'auth' || call.kind === 'telemetry') return 'nothing of its answer is shown'
      return expectedForPermanentFault('nothing wrong', call)
    },
  },
]
