import type { CallKind } from '#adapters/rest/call'
import type { FailureKind } from '#app/shared/failure'
import type { Session } from '#domain/session/session'

const kinds: readonly CallKind[] = ['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload']

/**
 * `done`, a failure, or a refusal in the words of the context that gave it. `skeleton` and `not shown as done`: all has
 * come to rest, and the screen does not show it.
 */
export type Outcome = 'done' | FailureKind | `refused: ${string}` | 'unsettled' | 'skeleton' | 'not shown as done' | `fault: ${string}`

interface Line {
  /** How often it is sent at most, by kind: read, idempotent, write, auth, telemetry, upload. */
  readonly attempts: readonly [number, number, number, number, number, number]
  readonly outcome: Outcome
  /** Between attempts: one second, then two, or what the server says. */
  readonly pauses: 'growing' | 'told'
}

/** The table of the design, line by line. It stands apart from the product's own numbers so that it can contradict them. */
export const table = {
  'no network': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'offline', pauses: 'growing' },
  'no answer': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'timed-out', pauses: 'growing' },
  '500 JSON': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'server-fault', pauses: 'growing' },
  '503 HTML, Retry-After': { attempts: [2, 2, 1, 1, 1, 1], outcome: 'throttled', pauses: 'told' },
  '401, token expired': { attempts: [2, 2, 2, 2, 2, 2], outcome: 'done', pauses: 'told' },
  '401 after refresh': { attempts: [2, 2, 2, 2, 2, 2], outcome: 'unauthorised', pauses: 'told' },
  'refresh refused': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'unauthorised', pauses: 'told' },
  '403': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'forbidden', pauses: 'told' },
  '404, 410': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'gone', pauses: 'told' },
  '409, 422 with fields': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'rejected', pauses: 'told' },
  '429 Retry-After': { attempts: [2, 1, 1, 1, 1, 1], outcome: 'throttled', pauses: 'told' },
  '429, told too long or not at all': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'throttled', pauses: 'told' },
  '200 but failed': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'rejected', pauses: 'told' },
  'unusable body': { attempts: [2, 1, 1, 1, 1, 1], outcome: 'broken-contract', pauses: 'growing' },
  'drifted body': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'broken-contract', pauses: 'told' },
  'answer lost after commit': { attempts: [3, 2, 1, 1, 1, 1], outcome: 'offline', pauses: 'growing' },
  'nothing wrong': { attempts: [1, 1, 1, 1, 1, 1], outcome: 'done', pauses: 'told' },
} as const satisfies Readonly<Record<string, Line>>
export type TableRow = keyof typeof table

/** Milliseconds until a request without an answer is given up. */
export const timeouts: Readonly<Record<CallKind, number>> = {
  read: 15_000,
  idempotent: 15_000,
  write: 30_000,
  upload: 30_000,
  auth: 10_000,
  telemetry: 5_000,
}

/** In the middle of what chance may add: the matrix throws a die that always shows a half. */
const growing = [1125, 2125]

export interface SessionPatch {
  readonly has?: Partial<Session>
  /** Not kept where it had not been read before. */
  readonly lacks?: readonly (keyof Session)[]
}

export interface Expected {
  readonly outcome: Outcome
  /** When each attempt is made, in virtual milliseconds from the first. */
  readonly at: readonly number[]
  /** When all has come to rest; not told where other calls decide it. */
  readonly ends: number | undefined
  /** What the world shows of it afterwards. */
  readonly effect: 'done' | 'none' | { readonly only: string }
  /** `in` and `out`: the action itself signs in or out. */
  readonly session: 'kept' | 'renewed' | 'expired' | 'in' | 'out'
  /** How the session differs from that of an undisturbed run, where it does though it goes on. */
  readonly sessionPatch?: SessionPatch
  /** Not told where other calls need their own. */
  readonly refreshes: number | undefined
  /** Seconds that the player is told to wait. */
  readonly retryAfter: number | undefined
  /** What is done twice harms nobody. */
  readonly mayRepeat?: true
  /** How many records are left out; not told where just what an undisturbed run shows is to be seen. */
  readonly leftOut: number | undefined
  /** What the same action comes to afterwards, without the fault. */
  readonly again: Outcome
}

interface Circumstances {
  readonly kind: CallKind
  /** Seconds that the server says. */
  readonly told?: number
  /** Milliseconds that an attempt takes. */
  readonly lasts?: number
  /** The server does what is asked, whatever it answers. */
  readonly commits?: boolean
}

/** What the table says of a fault that stays. */
export function staying(line: TableRow, { kind, told, lasts = 0, commits = false }: Circumstances): Expected {
  const { attempts, outcome, pauses }: Line = table[line]
  const at: number[] = [0]
  while (at.length < (attempts[kinds.indexOf(kind)] ?? 1)) {
    const pause = pauses === 'growing' ? (growing[at.length - 1] ?? 0) : (told ?? 0) * 1000
    at.push((at.at(-1) ?? 0) + lasts + pause)
  }
  // What was written is found by reading it; telemetry fails without a word.
  const isWrite = kind === 'write' || kind === 'upload'
  const found = kind === 'telemetry' ? true : commits && isWrite
  return {
    outcome: found ? 'done' : outcome,
    at,
    ends: (at.at(-1) ?? 0) + lasts,
    effect: outcome === 'done' || commits ? 'done' : 'none',
    session: 'kept',
    refreshes: 0,
    retryAfter: outcome === 'throttled' ? told : undefined,
    leftOut: undefined,
    again: 'done',
  }
}

/** What it says of a fault that strikes once: nobody notices it where the call may be repeated. */
export function passing(line: TableRow, circumstances: Circumstances): Expected {
  const whole = staying(line, circumstances)
  const [first = 0, second] = whole.at
  if (second === undefined) return whole
  return { ...whole, outcome: 'done', at: [first, second], ends: second, effect: 'done', retryAfter: undefined }
}
