import type { ShopAccess } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export interface ShopAccount {
  /**
   * Revokes a shop token at the shop that issued it; without `shop`, at the region's own. Never rejects and never refreshes: a sign-out
   * does not wait for the shop.
   */
  revoke(shopToken: string, shop?: ShopAccess): Promise<void>
}
export const ShopAccount: Token<ShopAccount> = token('ShopAccount')
