import { Failure, type FailureOutcome, isAnswerLost } from './failure.ts'
import type { Connectivity } from './ports/Connectivity.ts'

type NetworkState = Pick<Connectivity, 'value'>

/**
 * Sends a write that must not be repeated. If its answer is lost, `read` looks for the write's result: a result becomes the answer, no
 * result means that the write did not happen. If `read` fails too, the write's own failure is thrown.
 */
export async function writeOnce<T>(network: NetworkState, write: () => Promise<T>, read: () => Promise<T | undefined>): Promise<T> {
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

/** Sends a write that nothing can read back. If its answer is lost, the failure says whether it may have arrived. */
export async function writeUnverified<T>(network: NetworkState, write: () => Promise<T>): Promise<T> {
  const isCut = !network.value
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Failure && isAnswerLost(error))) throw error
    throw knowing(isCut && error.kind === 'offline' ? 'not-sent' : 'unknown', error)
  }
}

/** If the read fails, throws `failure`, the write's own, where there is one, with `outcome`. */
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
