import type { Language } from './language.ts'

/** 1 = club player, 2 = club and launch monitor, 3 = launch monitor only. */
export type UserType = 1 | 2 | 3
export type Hand = 'left' | 'right'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
  /** Kana reading, Japan only. */
  readonly altFirstName?: string | undefined
  readonly altLastName?: string | undefined
}

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

const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u

/** Family name first for names in Japanese or Chinese script: with a space in Japanese, without in Chinese. */
export function formatName(name: PersonName, language: Language): string {
  const parts = [name.firstName, name.lastName].map((part) => part.trim()).filter(Boolean)
  if (!eastAsian.test(parts.join(''))) return parts.join(' ')
  return parts.reverse().join(language === 'zh' ? '' : ' ')
}
