import type { ClubTexts, FamilyAccount, PublicConfiguration } from '#domain/session/configuration'
import { type Token, token } from '../../shared/token.ts'

/** What the club sets up for its site. */
export interface Configurations {
  /** For anybody, in the language of the screen. */
  public(signal?: AbortSignal): Promise<PublicConfiguration>
  /** The same as it holds for whoever is signed in. */
  ownTexts(signal?: AbortSignal): Promise<ClubTexts>
  /** The player's sub-accounts, in the club's order; none for most. */
  familyAccounts(signal?: AbortSignal): Promise<readonly FamilyAccount[]>
  /** By which the club's customer care knows who writes or calls; good for whoever is signed in. */
  crmToken(): Promise<string>
}
export const Configurations: Token<Configurations> = token('Configurations')
