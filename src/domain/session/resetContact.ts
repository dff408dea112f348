import { emailOf } from '../shared/email.ts'
import { phoneOf } from '../shared/phone.ts'
import type { Method } from './sentCode.ts'

export interface ResetContact {
  readonly method: Method
  readonly to: string
}

/** Undefined for an invalid address or number. */
export function resetContactOf(method: Method, typed: string): ResetContact | undefined {
  const to = method === 1 ? phoneOf(typed) : emailOf(typed)
  return to === undefined ? undefined : { method, to }
}
