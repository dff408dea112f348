import type { GiftCode } from '#domain/commerce/renewals/giftCode'
import { type Token, token } from '../../../shared/token.ts'

export interface GiftCodes {
  /** Undefined if the club doesn't know it. */
  find(code: string, signal?: AbortSignal): Promise<GiftCode | undefined>
}
export const GiftCodes: Token<GiftCodes> = token('GiftCodes')
