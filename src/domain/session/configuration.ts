import type { PersonName } from '../shared/personName.ts'
import { defaultMethod, type Method } from './sentCode.ts'

/** What the club has to say in full sentences, as the servers' HTML. */
export interface ClubTexts {
  readonly privacy?: string | undefined
  readonly terms?: string | undefined
  /** What is shown to whoever opens an account. */
  readonly register?: string | undefined
}

/** A part of the world in which the club has centres. */
export interface ClubLocation {
  readonly id: string
  readonly name: string
  readonly centreIds: readonly string[]
}

/** How the club lets people register. */
export interface RegistrationSettings {
  /** How codes are sent unless a player chooses otherwise. */
  readonly method: Method
  /** Each has at least one centre; none where the club doesn't restrict the choice. */
  readonly locations: readonly ClubLocation[]
}

export const defaultSettings: RegistrationSettings = { method: defaultMethod, locations: [] }

/** What the public configuration holds. */
export interface PublicConfiguration extends ClubTexts {
  readonly registration?: RegistrationSettings | undefined
}

/** A sub-account for which the player may act. */
export interface FamilyAccount extends PersonName {
  readonly id: string
  readonly email?: string | undefined
  /** Whether the child's own password is asked for. */
  readonly asksPassword: boolean
}
