import type { LayoutBlock } from '#domain/shared/layout'
import { type Token, token } from '../../shared/token.ts'

/** The layout of the shop's home. No sign-in needed. */
export interface ShopLayout {
  /** In order; blocks of all types. */
  blocks(signal?: AbortSignal): Promise<readonly LayoutBlock[]>
}
export const ShopLayout: Token<ShopLayout> = token('ShopLayout')
