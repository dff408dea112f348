import type { LayoutBlock } from '#domain/support/layout'
import { type Token, token } from '../../shared/token.ts'

/** How the club lays out its shop's home. Open to everybody. */
export interface ShopLayout {
  /** In the order to show them, whatever their types. */
  blocks(signal?: AbortSignal): Promise<readonly LayoutBlock[]>
}
export const ShopLayout: Token<ShopLayout> = token('ShopLayout')
