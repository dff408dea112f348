import type { CallKind } from './call.ts'
import type { HttpFailure, WireFailure } from './failures.ts'

export const timeouts: Readonly<Record<CallKind, number>> = {
  read: 15_000,
  idempotent: 15_000,
  write: 30_000,
  upload: 30_000,
  auth: 10_000,
  telemetry: 5_000,
}

type Attempts = Partial<Readonly<Record<HttpFailure, number>>>

/** Maximum number of attempts; 1 by default, because only idempotent calls are repeated. */
const attempts: Partial<Readonly<Record<CallKind, Attempts>>> = {
  read: { 'no-network': 3, 'no-answer': 3, 'server-fault': 3, busy: 2, throttled: 2, unusable: 2 },
  idempotent: { 'no-network': 2, 'no-answer': 2, 'server-fault': 2, busy: 2 },
}

const pauses = [1000, 2000]
const jitter = 250
const longestWait = 30

export function pauseAfter(failure: WireFailure, kind: CallKind, sent: number, chance: number): number | undefined {
  if (sent >= (attempts[kind]?.[failure.fault] ?? 1)) return undefined
  if (failure.fault === 'busy' || failure.fault === 'throttled') return answer(failure.retryAfter)
  return (pauses[sent - 1] ?? 0) + chance * jitter
}

function answer(seconds: number | undefined): number | undefined {
  return seconds === undefined || seconds > longestWait ? undefined : seconds * 1000
}
