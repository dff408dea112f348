import type { LayoutBlock } from '#domain/shared/layout'
import { type Token, token } from '../../shared/token.ts'

export type ContentPage = 'about' | 'cares' | 'faq' | 'agreement'

/** The club's pages, in the player's language. No sign-in needed. */
export interface ContentPages {
  /** In order. */
  blocks(page: ContentPage, signal?: AbortSignal): Promise<readonly LayoutBlock[]>
}
export const ContentPages: Token<ContentPages> = token('ContentPages')
