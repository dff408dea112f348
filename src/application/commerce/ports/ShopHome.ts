import type { LayoutBlock } from '#domain/shared/layout'
import { type Token, token } from '../../shared/token.ts'

/** The layout of the shop's home. No sign-in needed. */
export interface ShopHome {
  /** In order, in the player's language. */
  blocks(signal?: AbortSignal): Promise<readonly LayoutBlock[]>
}
export const ShopHome: Token<ShopHome> = token('ShopHome')
