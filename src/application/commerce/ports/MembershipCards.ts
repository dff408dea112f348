import type { CardRedemption, MembershipCard } from '#domain/commerce/membershipCard'
import { type Token, token } from '../../shared/token.ts'

/** Gift cards that are redeemed for a membership. */
export interface MembershipCards {
  validate(code: string, signal?: AbortSignal): Promise<MembershipCard>
  /** For the customer with this address. Must not be sent twice. */
  redeem(code: string, email: string): Promise<CardRedemption>
}
export const MembershipCards: Token<MembershipCards> = token('MembershipCards')
