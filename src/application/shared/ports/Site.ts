import { type Token, token } from '../token.ts'

/** The club's site, determined by its host name. */
export interface Site {
  /** Names have readings, and addresses have prefectures. */
  readonly isJapan: boolean
  /** Some web services are unreachable there. */
  readonly isChina: boolean
  /** Decides how dates are written and English is spelled. Several countries have the global site; the browser's language tells which one. */
  readonly country: string
}
export const Site: Token<Site> = token('Site')
