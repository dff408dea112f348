import { type Token, token } from '../token.ts'

/** Which of the club's sites this is; its host name alone says so. */
export interface Site {
  /** Names have readings there, and addresses prefectures. */
  readonly isJapan: boolean
  /** Some services of the web can't be reached from there. */
  readonly isChina: boolean
}
export const Site: Token<Site> = token('Site')
