import type { Failure } from '#app/shared/failure'
import { type Notice, notices } from '../Actor.ts'

/** What a screen says of a failure: its own words for what did not happen, and those for the reason. */
export function toldOf(failure: Failure | undefined, own?: Notice): readonly Notice[] {
  if (!failure) return []
  return [...(own ? [own] : []), ...notices.filter((notice) => notice === failure.kind)]
}

export function when(condition: boolean, notice: Notice): readonly Notice[] {
  return condition ? [notice] : []
}
