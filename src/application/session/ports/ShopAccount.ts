import { type Token, token } from '../../shared/token.ts'

export interface ShopAccount {
  /** Ends a shop token. Never rejects and never refreshes: signing out does not wait for the shop. */
  revoke(shopToken: string): Promise<void>
}
export const ShopAccount: Token<ShopAccount> = token('ShopAccount')
