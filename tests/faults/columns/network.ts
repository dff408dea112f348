import { always, type Column, once } from '../Column.ts'
import { passing, staying, timeouts } from '../expectations.ts'

const late = 12_000

export const network: readonly Column[] = [
  {
    ...{ id: 'no-network', title: 'no network', line: 'no network' },
    injected: always({ kind: 'no-network' }),
    expected: ({ kind }) => staying('no network', { kind }),
  },
  {
    ...{ id: 'no-network-once', title: 'no network, once', line: 'no network' },
    injected: once({ kind: 'no-network' }),
    expected: ({ kind }) => passing('no network', { kind }),
  },
  {
    ...{ id: 'no-answer', again: true, title: 'no answer', line: 'no answer' },
    injected: always({ kind: 'no-answer' }),
    expected: ({ kind }) => staying('no answer', { kind, lasts: timeouts[kind] }),
  },
  {
    ...{ id: 'slow', title: 'answer after 12 s', line: 'no answer', manner: 'watched' },
    injected: always({ kind: 'slow', milliseconds: late }),
    expected: ({ kind }) =>
      timeouts[kind] > late ? staying('nothing wrong', { kind, lasts: late }) : staying('no answer', { kind, lasts: timeouts[kind] }),
  },
  {
    ...{ id: 'answer-lost', title: 'answer lost', line: 'answer lost after commit' },
    injected: always({ kind: 'answer-lost' }),
    expected: ({ kind }) => staying('answer lost after commit', { kind, commits: true }),
  },
  {
    ...{ id: 'reordered', title: 'answers reordered', line: 'nothing wrong', manner: 'overtaken' },
    injected: once({ kind: 'reordered' }),
    expected: ({ kind }) =>
      kind === 'read' ? { ...staying('nothing wrong', { kind }), at: [0, 0] } : 'a second one is not sent while the first is under way',
  },
  {
    ...{ id: 'ten-clicks', title: 'ten clicks', line: 'nothing wrong', manner: 'ten times' },
    injected: () => undefined,
    expected: ({ kind }) => (kind === 'read' ? 'reading again is welcome' : staying('nothing wrong', { kind })),
  },
]
