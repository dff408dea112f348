import { type Token, token } from '../token.ts'

/** The club's site, determined by its host name alone. */
export interface Site {
  /** Names have readings, and addresses have prefectures. */
  readonly isJapan: boolean
  /** Some web services are unreachable there. */
  readonly isChina: boolean
}
export const Site: Token<Site> = token('Site')
