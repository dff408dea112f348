import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface Member {
  readonly firstName: string
  /** False for members with a launch monitor only. */
  readonly hasLessons: boolean
  /** Whether the member may use launch monitors. */
  readonly hasDevices: boolean
  /** Undefined until they are loaded. */
  readonly credits?:
    | {
        readonly left: number
        readonly total: number
        readonly expiring: readonly { readonly amount: number; readonly date: Temporal.PlainDate }[]
      }
    | undefined
  /** The last read failed. */
  readonly creditsFailed: boolean
}

/** A membership of a launch monitor. */
export interface EndingMembership {
  readonly id: string
  readonly name: string
  readonly endsOn: Temporal.PlainDate
}

/** The member whose home is shown; undefined while signed out or loading. */
export interface CurrentMember extends Source<Member | undefined> {
  /** Unknown for some players until the profile is loaded. */
  readonly mayReadLessons: boolean
  readCreditsAgain(): void
  /** Those that end within thirty days; empty at once for players without a launch monitor. */
  endingMemberships(): Promise<readonly EndingMembership[]>
}
export const CurrentMember: Token<CurrentMember> = token('CurrentMember')
