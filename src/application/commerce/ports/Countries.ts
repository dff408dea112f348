import type { Country } from '#domain/commerce/country'
import { type Token, token } from '../../shared/token.ts'

/** Where the shop sends to. */
export interface Countries {
  /** All of them, each with its regions. */
  all(signal?: AbortSignal): Promise<readonly Country[]>
  /** By two letters; fails as `gone` where the shop doesn't send there. */
  byCode(code: string, signal?: AbortSignal): Promise<Country>
}
export const Countries: Token<Countries> = token('Countries')
