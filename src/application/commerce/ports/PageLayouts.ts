import type { LayoutBlock } from '#domain/shared/layout'
import { type Token, token } from '../../shared/token.ts'

/** The club's additions to the shop's pages, in order and in the player's language. No sign-in needed. */
export interface PageLayouts {
  ofCategory(id: number, signal?: AbortSignal): Promise<readonly LayoutBlock[]>
  ofProduct(id: number, signal?: AbortSignal): Promise<readonly LayoutBlock[]>
}
export const PageLayouts: Token<PageLayouts> = token('PageLayouts')
