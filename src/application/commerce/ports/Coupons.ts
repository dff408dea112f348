import type { Coupon } from '#domain/commerce/coupons/coupon'
import { type Token, token } from '../../shared/token.ts'

/** Coupons of the signed-in player. */
export interface Coupons {
  /** Those that are not used. */
  unused(signal?: AbortSignal): Promise<readonly Coupon[]>
  /** Those that a purchase can use now. */
  eligible(signal?: AbortSignal): Promise<readonly Coupon[]>
}
export const Coupons: Token<Coupons> = token('Coupons')
