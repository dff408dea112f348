import type { PersonName } from '../shared/personName.ts'
import { defaultMethod, type Method } from './sentCode.ts'

/** The servers' HTML. */
export interface ClubTexts {
  readonly privacy?: string | undefined
  readonly terms?: string | undefined
  readonly register?: string | undefined
}

export interface ClubLocation {
  readonly id: string
  readonly name: string
  readonly centreIds: readonly string[]
}

export interface RegistrationSettings {
  /** How codes are sent by default. */
  readonly method: Method
  /** Each has at least one centre; empty if the club doesn't restrict the choice. */
  readonly locations: readonly ClubLocation[]
}

export const defaultSettings: RegistrationSettings = { method: defaultMethod, locations: [] }

export interface PublicConfiguration extends ClubTexts {
  readonly registration?: RegistrationSettings | undefined
}

export interface FamilyAccount extends PersonName {
  readonly id: string
  readonly email?: string | undefined
  readonly asksPassword: boolean
}
