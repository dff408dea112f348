import type { PersonName } from '../shared/personName.ts'

/** What the club has to say in full sentences, as the servers' HTML. */
export interface ClubTexts {
  readonly privacy?: string | undefined
  readonly terms?: string | undefined
  /** What is shown to whoever opens an account. */
  readonly register?: string | undefined
}

/** A sub-account for which the player may act. */
export interface FamilyAccount extends PersonName {
  readonly id: string
  readonly email?: string | undefined
  /** Whether the child's own password is asked for. */
  readonly asksPassword: boolean
}
