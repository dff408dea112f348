import type { ProShopBlock } from '#domain/commerce/proShop'
import { type Token, token } from '../../shared/token.ts'

/** What a club says of its shop. */
export interface ProShop {
  /** The blocks of a category's page in the shop's order, the root's being the pro shop itself. Open to everybody. */
  blocks(categoryId: number, signal?: AbortSignal): Promise<readonly ProShopBlock[]>
}
export const ProShop: Token<ProShop> = token('ProShop')
