import { emailOf } from '../shared/email.ts'
import { phoneOf } from './phone.ts'
import type { Method } from './sentCode.ts'

/** Where the code for a new password goes, and by that whose it is to be: an address or a number as the servers take it. */
export interface ResetContact {
  readonly method: Method
  readonly to: string
}

/** Nothing where what was typed can't be an address, or a number. */
export function resetContactOf(method: Method, typed: string): ResetContact | undefined {
  const to = method === 1 ? phoneOf(typed) : emailOf(typed)
  return to === undefined ? undefined : { method, to }
}
