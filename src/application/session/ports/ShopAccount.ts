import type { ShopAccess } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export interface ShopAccount {
  /**
   * Ends a shop token, at the shop that gave it. Never rejects and never refreshes: signing out does not wait for the
   * shop. Without `shop` it goes to the region's own.
   */
  revoke(shopToken: string, shop?: ShopAccess): Promise<void>
}
export const ShopAccount: Token<ShopAccount> = token('ShopAccount')
