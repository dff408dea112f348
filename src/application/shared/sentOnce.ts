import { Failure, type FailureOutcome, isAnswerLost } from './failure.ts'
import type { Connectivity } from './ports/Connectivity.ts'

type NetworkState = Pick<Connectivity, 'value'>

/**
 * Sends a write that must not be repeated. Where its answer got lost, `read` looks for what it did: something found
 * is the answer, nothing found means that it was not done. Where that can't be read either, the write's own failure
 * stands. Each failure says what is known of the write.
 */
export async function sentOnce<T>(network: NetworkState, write: () => Promise<T>, read: () => Promise<T | undefined>): Promise<T> {
  const isCut = !network.value
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Failure && isAnswerLost(error))) throw error
    if (isCut && error.kind === 'offline') throw knowing('not-sent', error)
    const found = await unlessUnknown(error, read)
    if (found === undefined) throw knowing('not-done', error)
    return found
  }
}

/** Looks for what an earlier write did; where that fails, nobody knows. `told` is the failure of that write, if it was told; `outcome` is what that says of the write. */
export async function unlessUnknown<T>(
  failure: Failure | undefined,
  read: () => Promise<T>,
  outcome: FailureOutcome = 'unknown',
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof Failure ? knowing(outcome, failure ?? error) : error
  }
}

function knowing(outcome: FailureOutcome, failure: Failure): Failure {
  return new Failure(failure.kind, { ...failure, outcome })
}
