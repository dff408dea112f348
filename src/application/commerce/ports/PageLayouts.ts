import type { PageBlock } from '#domain/commerce/pageLayout'
import { type Token, token } from '../../shared/token.ts'

/** What the club adds to its shop's pages, in the player's language and in order. Open to everybody. */
export interface PageLayouts {
  ofCategory(id: number, signal?: AbortSignal): Promise<readonly PageBlock[]>
  ofProduct(id: number, signal?: AbortSignal): Promise<readonly PageBlock[]>
}
export const PageLayouts: Token<PageLayouts> = token('PageLayouts')
