import type { Found, FoundKind } from '#domain/support/quickSearch'
import { type Token, token } from '../../shared/token.ts'

/** Searches what belongs to a player and what the club offers. */
export interface ClubSearch {
  /** Those that are open to the player. */
  readonly kinds: readonly FoundKind[]
  /** The best first, at most four. `words` isn't empty. */
  find(kind: FoundKind, words: string, signal: AbortSignal): Promise<readonly Found[]>
}
export const ClubSearch: Token<ClubSearch> = token('ClubSearch')
