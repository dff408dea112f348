import { type Token, token } from '../../shared/token.ts'

/** What a membership-style shop lists. */
export interface MembershipOffer {
  /** The code of a category in the shop's menu; undefined for all products of the shop. */
  readonly category: string | undefined
}
export const MembershipOffer: Token<MembershipOffer> = token('MembershipOffer')
