import type { ProShopBlock } from '#domain/commerce/proShop'
import { type Token, token } from '../../shared/token.ts'

/** The pro shop's page. */
export interface ProShop {
  /** The blocks of a category's page in order; the root category's are the pro shop's. No sign-in needed. */
  blocks(categoryId: number, signal?: AbortSignal): Promise<readonly ProShopBlock[]>
}
export const ProShop: Token<ProShop> = token('ProShop')
