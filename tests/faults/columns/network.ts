import { always, type Column, once } from '../Column.ts'
import { expectedForPermanentFault, expectedForSingleFault, timeouts } from '../expectations.ts'

const late = 12_000

export const network: readonly Column[] = [
  {
    ...{ id: 'no-network', title: 'no network', tableRow: 'no network' },
    inject: always({ kind: 'no-network' }),
    expected: ({ kind }) => expectedForPermanentFault('no network', { kind }),
  },
  {
    ...{ id: 'no-network-once', title: 'no network, once', tableRow: 'no network' },
    inject: once({ kind: 'no-network' }),
    expected: ({ kind }) => expectedForSingleFault('no network', { kind }),
  },
  {
    ...{ id: 'no-answer', again: true, title: 'no answer', tableRow: 'no answer' },
    inject: always({ kind: 'no-answer' }),
    expected: ({ kind }) => expectedForPermanentFault('no answer', { kind, lasts: timeouts[kind] }),
  },
  {
    ...{ id: 'slow', title: 'answer after 12 s', tableRow: 'no answer', runMode: 'watched' },
    inject: always({ kind: 'slow', milliseconds: late }),
    expected: ({ kind }) =>
      timeouts[kind] > late
        ? expectedForPermanentFault('nothing wrong', { kind, lasts: late })
        : expectedForPermanentFault('no answer', { kind, lasts: timeouts[kind] }),
  },
  {
    ...{ id: 'answer-lost', title: 'answer lost', tableRow: 'answer lost after commit' },
    inject: always({ kind: 'answer-lost' }),
    expected: ({ kind }) => expectedForPermanentFault('answer lost after commit', { kind, commits: true }),
  },
  {
    ...{ id: 'reordered', title: 'answers reordered', tableRow: 'nothing wrong', runMode: 'overtaken' },
    inject: once({ kind: 'reordered' }),
    expected: ({ kind }) =>
      kind === 'read'
        ? { ...expectedForPermanentFault('nothing wrong', { kind }), at: [0, 0] }
        : 'a second one is not sent while the first is under way',
  },
  {
    ...{ id: 'ten-clicks', title: 'ten clicks', tableRow: 'nothing wrong', runMode: 'ten times' },
    inject: () => undefined,
    expected: ({ kind }) => (kind === 'read' ? 'reading again is welcome' : expectedForPermanentFault('nothing wrong', { kind })),
  },
]
