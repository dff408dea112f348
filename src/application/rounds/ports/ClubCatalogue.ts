import type { ClubLists } from '#domain/rounds/club'
import { type Token, token } from '../../shared/token.ts'

/** What clubs can be: manufacturers and categories, in the player's language. */
export interface ClubCatalogue {
  read(signal?: AbortSignal): Promise<ClubLists>
}
export const ClubCatalogue: Token<ClubCatalogue> = token('ClubCatalogue')
