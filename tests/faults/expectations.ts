import type { CallKind } from '#adapters/rest/call'
import type { FailureKind } from '#app/shared/failure'
import type { Session } from '#domain/session/session'

const kinds: readonly CallKind[] = ['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload']

/** `skeleton` and `not shown as done`: everything is idle, and the screen doesn't show the result. */
export type Outcome = 'done' | FailureKind | `refused: ${string}` | 'unsettled' | 'skeleton' | 'not shown as done' | `fault: ${string}`

interface ResilienceRow {
  /** Maximum attempts by kind: read, idempotent, write, auth, telemetry, upload. */
  readonly attempts: readonly [number, number, number, number, number, number]
  readonly outcome: Outcome
  readonly pauses: 'growing' | 'requested'
}

/** Independent of the product's own numbers, so that it can contradict them. */
export const resilienceTable = {
  'no network': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'offline', pauses: 'growing' },
  'no answer': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'timed-out', pauses: 'growing' },
  '500 JSON': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'server-fault', pauses: 'growing' },
  '503 HTML, Retry-After': { attempts: [2, 2, 1, 1, 1, 1], outcome: 'throttled', pauses: 'requested' },
  '401, token expired': { attempts: [2, 2, 2, 2, 2, 2], outcome: 'done', pauses: 'requested' },
  '401 after refresh': { attempts: [2, 2, 2, 2, 2, 2], outcome: 'unauthorised', pauses: 'requested' },
  'refresh refused': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'unauthorised', pauses: 'requested' },
  '403': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'forbidden', pauses: 'requested' },
  '404, 410': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'gone', pauses: 'requested' },
  '409, 422 with fields': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'rejected', pauses: 'requested' },
  '429 Retry-After': { attempts: [2, 1, 1, 1, 1, 1], outcome: 'throttled', pauses: 'requested' },
  '429, Retry-After too long or missing': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'throttled', pauses: 'requested' },
  '200 but failed': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'rejected', pauses: 'requested' },
  'unusable body': { attempts: [2, 1, 1, 1, 1, 1], outcome: 'broken-contract', pauses: 'growing' },
  'drifted body': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'broken-contract', pauses: 'requested' },
  'answer lost after commit': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'offline', pauses: 'growing' },
  'nothing wrong': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'done', pauses: 'requested' },
} as const satisfies Readonly<Record<string, ResilienceRow>>
export type TableRow = keyof typeof resilienceTable

/** In milliseconds. */
export const timeouts: Readonly<Record<CallKind, number>> = {
  read: 15_000,
  idempotent: 15_000,
  write: 30_000,
  upload: 30_000,
  auth: 10_000,
  telemetry: 5_000,
}

/** The matrix fixes the random share at one half. */
const growing = [1125, 2125]

export interface SessionPatch {
  readonly has?: Partial<Session>
  readonly lacks?: readonly (keyof Session)[]
}

export interface Expected {
  readonly outcome: Outcome
  /** In virtual milliseconds since the first attempt. */
  readonly at: readonly number[]
  /** Undefined if other calls determine it. */
  readonly ends: number | undefined
  readonly effect: 'done' | 'none' | { readonly only: string }
  readonly session: 'kept' | 'renewed' | 'expired' | 'in' | 'out'
  /** Default: `after` if the outcome is `done`, else `before`. */
  readonly kept?: 'before' | 'after'
  readonly sessionPatch?: SessionPatch
  readonly refreshes: number | undefined
  readonly retryAfter: number | undefined
  readonly mayRepeat?: true
  readonly leftOut: number | undefined
  readonly again: Outcome
}

interface CallTraits {
  readonly kind: CallKind
  /** In seconds. */
  readonly retryAfter?: number
  /** In milliseconds. */
  readonly lasts?: number
  /** The server processes the request whatever it answers. */
  readonly commits?: boolean
}

export function expectedForPermanentFault(line: TableRow, { kind, retryAfter, lasts = 0, commits = false }: CallTraits): Expected {
  const { attempts, outcome, pauses }: ResilienceRow = resilienceTable[line]
  const at: number[] = [0]
  while (at.length < (attempts[kinds.indexOf(kind)] ?? 1)) {
    const pause = pauses === 'growing' ? (growing[at.length - 1] ?? 0) : (retryAfter ?? 0) * 1000
    at.push((at.at(-1) ?? 0) + lasts + pause)
  }
  // The result of a write is found by a read; telemetry fails silently.
  const isWrite = kind === 'write' || kind === 'upload'
  const found = kind === 'telemetry' ? true : commits && isWrite
  return {
    outcome: found ? 'done' : outcome,
    at,
    ends: (at.at(-1) ?? 0) + lasts,
    effect: outcome === 'done' || commits ? 'done' : 'none',
    session: 'kept',
    refreshes: 0,
    retryAfter: outcome === 'throttled' ? retryAfter : undefined,
    leftOut: undefined,
    again: 'done',
  }
}

export function expectedForSingleFault(line: TableRow, circumstances: CallTraits): Expected {
  const whole = expectedForPermanentFault(line, circumstances)
  const [first = 0, second] = whole.at
  if (second === undefined) return whole
  return { ...whole, outcome: 'done', at: [first, second], ends: second, effect: 'done', retryAfter: undefined }
}
