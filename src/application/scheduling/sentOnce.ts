import { Failure, type FailureKind } from '../shared/failure.ts'

const answerLost: readonly FailureKind[] = ['offline', 'timed-out', 'server-fault', 'broken-contract']

/** The server may have done what was asked, though its answer did not arrive. */
export function isAnswerLost(error: unknown): error is Failure {
  return error instanceof Failure && answerLost.includes(error.kind)
}

/**
 * Sends a write that must not be repeated. Where its answer got lost, `read` looks for what it did: something found
 * is the answer, nothing found means that it was not done. Where that can't be read either, the write's own failure stands.
 */
export async function sentOnce<T>(write: () => Promise<T>, read: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isAnswerLost(error)) throw error
    const found = await read().catch((failure: unknown) => {
      throw failure instanceof Failure ? error : failure
    })
    if (found === undefined) throw error
    return found
  }
}
