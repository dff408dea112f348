import { type Token, token } from '../../../shared/token.ts'
import type { CardToken } from '../../ports/CardTokens.ts'

/** What the launch monitor's shop does with the memberships of its customers. */
export interface MonitorPlans {
  /** Not every store takes a card for later payments. */
  readonly takesCards: boolean
  /** For the next payment of the membership. May be sent again. */
  sendCard(membershipId: string, card: CardToken): Promise<void>
  /** Charges the card that was sent. Must not be sent twice. */
  upgrade(membershipId: string, sku: string): Promise<'upgraded' | 'declined'>
  /** ISO codes of the countries of the European Union. */
  euCountries(signal?: AbortSignal): Promise<readonly string[]>
}
export const MonitorPlans: Token<MonitorPlans> = token('MonitorPlans')
