import { always, type Column, once } from '../Column.ts'
import { passing, staying } from '../expectations.ts'

/** Seven seconds after the start of every action. */
const inSevenSeconds = 'Wed, 13 May 2026 17:30:07 GMT'

export const servers: readonly Column[] = [
  {
    ...{ id: '500', title: '500 JSON', line: '500 JSON' },
    injected: always({ kind: 'server-fault' }),
    expected: ({ kind }) => staying('500 JSON', { kind }),
  },
  {
    ...{ id: '500-once', title: '500 JSON, once', line: '500 JSON' },
    injected: once({ kind: 'server-fault' }),
    expected: ({ kind }) => passing('500 JSON', { kind }),
  },
  {
    ...{ id: '503-3s', title: '503 page, 3 s', line: '503 HTML, Retry-After' },
    injected: always({ kind: 'unavailable', retryAfter: 3 }),
    expected: ({ kind }) => staying('503 HTML, Retry-After', { kind, retryAfter: 3 }),
  },
  {
    ...{ id: '503-3s-once', title: '503 page, 3 s, once', line: '503 HTML, Retry-After' },
    injected: once({ kind: 'unavailable', retryAfter: 3 }),
    expected: ({ kind }) => passing('503 HTML, Retry-After', { kind, retryAfter: 3 }),
  },
  {
    ...{ id: '503', again: true, title: '503 page, no time', line: '500 JSON' },
    injected: always({ kind: 'unavailable' }),
    expected: ({ kind }) => staying('500 JSON', { kind }),
  },
  {
    ...{ id: '429-7s', title: '429, 7 s', line: '429 Retry-After' },
    injected: always({ kind: 'throttled', retryAfter: 7 }),
    expected: ({ kind }) => staying('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-7s-once', title: '429, 7 s, once', line: '429 Retry-After' },
    injected: once({ kind: 'throttled', retryAfter: 7 }),
    expected: ({ kind }) => passing('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-date', title: '429, a date', line: '429 Retry-After' },
    injected: once({ kind: 'throttled', retryAfter: inSevenSeconds }),
    expected: ({ kind }) => passing('429 Retry-After', { kind, retryAfter: 7 }),
  },
  {
    ...{ id: '429-30s', title: '429, 30 s', line: '429 Retry-After' },
    injected: always({ kind: 'throttled', retryAfter: 30 }),
    expected: ({ kind }) => staying('429 Retry-After', { kind, retryAfter: 30 }),
  },
  {
    ...{ id: '429-31s', again: true, title: '429, 31 s', line: '429, Retry-After too long or missing' },
    injected: always({ kind: 'throttled', retryAfter: 31 }),
    expected: ({ kind }) => staying('429, Retry-After too long or missing', { kind, retryAfter: 31 }),
  },
  {
    ...{ id: '429', title: '429, no time', line: '429, Retry-After too long or missing' },
    injected: always({ kind: 'throttled' }),
    expected: ({ kind }) => staying('429, Retry-After too long or missing', { kind }),
  },
]
