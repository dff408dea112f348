import type { MonitorMembership } from '#domain/commerce/monitorPlans'
import { type Token, token } from '../../../shared/token.ts'

/** The memberships of the customer's launch monitors. */
export interface MonitorMemberships {
  /** Undefined where the customer has none with this id. */
  byId(id: string, signal?: AbortSignal): Promise<MonitorMembership | undefined>
}
export const MonitorMemberships: Token<MonitorMemberships> = token('MonitorMemberships')
