import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface Member {
  readonly firstName: string
  /** Launch-monitor-only members have no lessons. */
  readonly hasLessons: boolean
  /** Absent until read. */
  readonly credits?:
    | {
        readonly left: number
        readonly total: number
        readonly expiring: readonly { readonly amount: number; readonly date: Temporal.PlainDate }[]
      }
    | undefined
  /** They could not be read the last time. */
  readonly creditsFailed: boolean
}

/** Whose home it is; absent while signed out or not yet read. */
export interface CurrentMember extends Source<Member | undefined> {
  /** Whether lessons may be read; of some players that is known only with the profile. */
  readonly mayReadLessons: boolean
  readCreditsAgain(): void
}
export const CurrentMember: Token<CurrentMember> = token('CurrentMember')
