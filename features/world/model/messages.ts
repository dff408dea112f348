import { type Failure, mayBeDone } from '#app/shared/failure'
import { type Notice, notices } from '../Actor.ts'

/** What a screen says of a failure: its own words for what can't be had, and those for the reason. */
export function failureMessages(failure: Failure | undefined, own?: Notice): readonly Notice[] {
  if (!failure) return []
  return [...(own ? [own] : []), ...notices.filter((notice) => notice === failure.kind)]
}

/** The same of a write: what did not happen, where that is known. */
export function writeFailureMessages(failure: Failure | undefined, nothing: Notice): readonly Notice[] {
  return failureMessages(failure, failure && mayBeDone(failure) ? 'outcome-unknown' : nothing)
}

export function when(condition: boolean, notice: Notice): readonly Notice[] {
  return condition ? [notice] : []
}
