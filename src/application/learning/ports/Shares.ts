import type { Shareable, SharedItem } from '#domain/learning/share'
import { type Token, token } from '../../shared/token.ts'

/** What players have shown to others. */
export interface Shares {
  /** The short address under which anybody can see it. May be asked twice: nothing but another address comes of it. */
  create(item: Shareable): Promise<string>
  /** For anybody, signed in or not. */
  byId(id: string, signal?: AbortSignal): Promise<SharedItem>
}
export const Shares: Token<Shares> = token('Shares')
