import type { Country } from '#domain/commerce/country'
import { type Token, token } from '../../shared/token.ts'

/** Countries that the shop ships to. */
export interface Countries {
  /** With their regions. */
  all(signal?: AbortSignal): Promise<readonly Country[]>
  /** By two-letter code; fails as `gone` if the shop doesn't ship there. */
  byCode(code: string, signal?: AbortSignal): Promise<Country>
}
export const Countries: Token<Countries> = token('Countries')
