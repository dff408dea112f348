import { type Failure, mayBeDone } from '#app/shared/failure'
import { type Notice, notices } from '../notices.ts'

export function failureMessages(failure: Failure | undefined, own?: Notice): readonly Notice[] {
  if (!failure) return []
  return [...(own ? [own] : []), ...notices.filter((notice) => notice === failure.kind)]
}

export function writeFailureMessages(failure: Failure | undefined, nothing: Notice): readonly Notice[] {
  return failureMessages(failure, failure && mayBeDone(failure) ? 'outcome-unknown' : nothing)
}

export function noticeIf(condition: boolean, notice: Notice): readonly Notice[] {
  return condition ? [notice] : []
}
