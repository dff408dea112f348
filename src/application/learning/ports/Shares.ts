import type { Shareable, SharedItem } from '#domain/learning/share'
import { type Token, token } from '../../shared/token.ts'

/** Items that players have shared. */
export interface Shares {
  /** The short address for everybody. A repeated call only creates another address. */
  create(item: Shareable): Promise<string>
  /** No sign-in needed. */
  byId(id: string, signal?: AbortSignal): Promise<SharedItem>
}
export const Shares: Token<Shares> = token('Shares')
