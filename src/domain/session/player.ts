import type { PersonName } from '../shared/personName.ts'
import { product } from '../shared/product.ts'

/** 1: club player; 2: club and launch monitor; 3: launch monitor only. */
export type UserType = 1 | 2 | 3
export type Hand = 'left' | 'right'
const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]

export type OpenStep = 'code' | 'terms'

export interface Player extends PersonName {
  readonly id: string
  readonly email: string
  readonly userType: UserType
  readonly hand: Hand
  /** Absent where the profile gives none of the two. */
  readonly gender?: Gender | undefined
  readonly metricDistances: boolean
  readonly metricSpeeds: boolean
  readonly homeCentreId?: string | undefined
  readonly memberSince?: number | undefined
  readonly openStep?: OpenStep | undefined
  /** Known while a step is open, because codes may be sent to it. */
  readonly phone?: string | undefined
  /** A launch monitor's paid plan; absent counts as none. */
  readonly hasPlus?: boolean | undefined
}

export function genderIn(profileGender: string | null | undefined): Gender | undefined {
  return genders.find((gender) => gender === profileGender)
}

/** Ignores case; anything unknown is a club player. */
export function userTypeOf(profileType: string | null | undefined): UserType {
  const type = profileType?.toLowerCase()
  if (type === 'skytrak') return 3
  return type === `skytrak_${product}` ? 2 : 1
}

interface RegistrationState {
  readonly termsRead?: boolean | null | undefined
  readonly emailVerified?: boolean | null | undefined
  readonly phoneVerified?: boolean | null | undefined
}

/** Only if the server says that the terms were not read: early members were never asked. */
export function openStepOf({ termsRead, emailVerified, phoneVerified }: RegistrationState): OpenStep | undefined {
  if (termsRead !== false) return undefined
  return emailVerified || phoneVerified ? 'terms' : 'code'
}

export function isSamePlayer(one: Player, other: Player): boolean {
  const [known, read] = [new Map<string, unknown>(Object.entries(one)), new Map<string, unknown>(Object.entries(other))]
  return [...known.keys(), ...read.keys()].every((name) => known.get(name) === read.get(name))
}
