import { always, type Column, once } from '../Column.ts'
import { expectedForPermanentFault, expectedForSingleFault } from '../expectations.ts'

/** Seven seconds after the start of every action. */
const inSevenSeconds = 'Wed, 13 May 2026 17:30:07 GMT'

export const servers: readonly Column[] = [
  {
    ...{ id: '500', title: '500 JSON', tableRow: '500 JSON' },
    inject: always({ kind: 'server-fault' }),
    expected: ({ kind }) => expectedForPermanentFault('500 JSON', { kind }),
  },
  {
    ...{ id: '500-once', title: '500 JSON, once', tableRow: '500 JSON' },
    inject: once({ kind: 'server-fault' }),
    expected: ({ kind }) => expectedForSingleFault('500 JSON', { kind }),
  },
  {
    ...{ id: '503-3s', title: '503 page, 3 s', tableRow: '503 HTML, Retry-After' },
    inject: always({ kind: 'unavailable', retryAfter: 3 }),
    expected: ({ kind }) => expectedForPermanentFault('503 HTML, Retry-After', { kind, retryAfter: 3 }),
  },
  {
    ...{ id: '503-3s-once', title: '503 page, 3 s, once', tableRow: '503 HTML, Retry-After' },
    inject: once({ kind: 'unavailable', retryAfter: 3 }),
    expected: ({ kind }) => expectedForSingleFault('503 HTML, Retry-After', { kind, retryAfter: 3 }),
  },
  {
    ...{ id: '503', again: true, title: '503 page, no time', tableRow: '500 JSON' },
    inject: always({ kind: 'unavailable' }),
    expected: ({ kind }) => expectedForPermanentFault('500 JSON', { kind }),
  },
  {
    ...{ id: '429-7s', title: '429, 7 s', tableRow: '429 Retry-After' },
    inject: always({ kind: 'throttled', retryAfter: 7 }),
    expected: ({ kind }) => expectedForPermanentFault('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-7s-once', title: '429, 7 s, once', tableRow: '429 Retry-After' },
    inject: once({ kind: 'throttled', retryAfter: 7 }),
    expected: ({ kind }) => expectedForSingleFault('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-date', title: '429, a date', tableRow: '429 Retry-After' },
    inject: once({ kind: 'throttled', retryAfter: inSevenSeconds }),
    expected: ({ kind }) => expectedForSingleFault('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-30s', title: '429, 30 s', tableRow: '429 Retry-After' },
    inject: always({ kind: 'throttled', retryAfter: 30 }),
    expected: ({ kind }) => expectedForPermanentFault('429 Retry-After', { kind, retryAfter: 30 }),
  },
  {
    ...{ id: '429-31s', again: true, title: '429, 31 s', tableRow: '429, Retry-After too long or missing' },
    inject: always({ kind: 'throttled', retryAfter: 31 }),
    expected: ({ kind }) => expectedForPermanentFault('429, Retry-After too long or missing', { kind, retryAfter: 31 }),
  },
  {
    ...{ id: '429', title: '429, no time', tableRow: '429, Retry-After too long or missing' },
    inject: always({ kind: 'throttled' }),
    expected: ({ kind }) => expectedForPermanentFault('429, Retry-After too long or missing', { kind }),
  },
]
