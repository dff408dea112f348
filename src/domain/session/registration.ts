import type { PersonName } from '../shared/personName.ts'
import type { Hand } from './player.ts'
import type { Method } from './sentCode.ts'

/** An account to be opened. What is optional is left out where nothing was given. */
export interface Registration extends PersonName {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode?: string | undefined
  readonly centreId?: string | undefined
  /** How the code is to come. */
  readonly method: Method
  readonly hand: Hand
  /** Prefecture, Japan only; as the club lists it. */
  readonly pref?: string | undefined
}

/** What completes an account. */
export interface TermsAccepted {
  readonly birthday: Temporal.PlainDate
}
