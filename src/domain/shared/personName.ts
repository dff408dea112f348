import type { Language } from './language.ts'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
  /** Kana reading, Japan only. */
  readonly altFirstName?: string | undefined
  readonly altLastName?: string | undefined
}

const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

const hangul = /\p{Script=Hangul}/u

/** Family name first for names in East Asian scripts: without a space in Chinese and Korean ones, elsewhere with one. */
export function formatName(name: PersonName, language: Language): string {
  const parts = [name.firstName, name.lastName].map((part) => part.trim()).filter(Boolean)
  if (!eastAsian.test(parts.join(''))) return parts.join(' ')
  return parts.reverse().join(language === 'zh' || hangul.test(parts.join('')) ? '' : ' ')
}
