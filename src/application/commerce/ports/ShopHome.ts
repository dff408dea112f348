import type { ShopBlock } from '#domain/commerce/shopHome'
import { type Token, token } from '../../shared/token.ts'

/** How the club lays out the first page of its shop. Open to everybody. */
export interface ShopHome {
  /** In the order to show them, in the player's language. */
  blocks(signal?: AbortSignal): Promise<readonly ShopBlock[]>
}
export const ShopHome: Token<ShopHome> = token('ShopHome')
