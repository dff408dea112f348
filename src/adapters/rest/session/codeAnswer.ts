import type { CodeAnswer } from '#app/session/ports/CodeAnswer'
import { Failure } from '#app/shared/failure'
import type { CodeRefusal } from '#domain/session/sentCode'

const refusals: ReadonlyMap<unknown, CodeRefusal> = new Map([
  [90021, 'wrong'],
  [90022, 'expired'],
])

/** What comes of sending a code back. */
export async function codeAnswer(confirming: Promise<unknown>): Promise<CodeAnswer> {
  try {
    await confirming
    return { kind: 'accepted' }
  } catch (error) {
    const reason = error instanceof Failure ? refusals.get(error.code) : undefined
    if (!(error instanceof Failure) || reason === undefined) throw error
    return { kind: 'refused', reason, payload: error.body }
  }
}
