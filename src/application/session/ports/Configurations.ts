import type { ClubTexts, FamilyAccount, PublicConfiguration } from '#domain/session/configuration'
import { type Token, token } from '../../shared/token.ts'

/** The club's configuration of its site. */
export interface Configurations {
  /** No sign-in needed; in the language of the screen. */
  public(signal?: AbortSignal): Promise<PublicConfiguration>
  /** The texts for the signed-in player. */
  ownTexts(signal?: AbortSignal): Promise<ClubTexts>
  /** The player's sub-accounts in the club's order; usually none. */
  familyAccounts(signal?: AbortSignal): Promise<readonly FamilyAccount[]>
  /** Identifies the signed-in player to customer care. */
  crmToken(): Promise<string>
}
export const Configurations: Token<Configurations> = token('Configurations')
