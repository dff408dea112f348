import { Failure } from '#app/shared/failure'
import type { CodeRefusal } from '#domain/session/sentCode'

/** Codes of our own: the specification names none. */
const refusals: ReadonlyMap<number | string | undefined, CodeRefusal> = new Map([
  [90021, 'wrong'],
  [90022, 'expired'],
])

export function codeRefusalOf(error: unknown): CodeRefusal {
  const refusal = error instanceof Failure && error.kind === 'rejected' ? refusals.get(error.code) : undefined
  if (!refusal) throw error
  return refusal
}
