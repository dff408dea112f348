import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import type { Plan } from '#domain/commerce/renewals/plan'
import { type Token, token } from '../../../shared/token.ts'

export interface ClubMemberships {
  /** Those that can be bought. */
  packs(signal?: AbortSignal): Promise<readonly Plan[]>
  /** The player's own; undefined without one. */
  own(signal?: AbortSignal): Promise<PlayerMembership | undefined>
}
export const ClubMemberships: Token<ClubMemberships> = token('ClubMemberships')
