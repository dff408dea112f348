import type { PersonName } from '../shared/personName.ts'

/** 1 = club player, 2 = club and launch monitor, 3 = launch monitor only. */
export type UserType = 1 | 2 | 3
export type Hand = 'left' | 'right'

export interface Player extends PersonName {
  readonly id: string
  readonly email: string
  readonly userType: UserType
  readonly hand: Hand
  readonly metricDistances: boolean
  readonly metricSpeeds: boolean
  readonly homeCentreId?: string | undefined
  readonly memberSince?: number | undefined
}

const product = 'clubhouse'

/** From the profile's `type`, compared without regard to case; anything unknown is a club player. */
export function userTypeOf(profileType: string | null | undefined): UserType {
  const type = profileType?.toLowerCase()
  if (type === 'skytrak') return 3
  return type === `skytrak_${product}` ? 2 : 1
}
