import type { PostalAddress } from '#domain/commerce/address'
import type { CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import type { SubscriptionHistory, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { type Token, token } from '../../shared/token.ts'

/** Subscriptions of the signed-in customer, or of the child for whom a parent acts. */
export interface Subscriptions {
  /** Open ones first, then newest first. */
  history(signal?: AbortSignal): Promise<SubscriptionHistory>
  /** The status that it has then. Not idempotent: resuming may charge. */
  changeStatus(id: number, status: CustomerStatus): Promise<SubscriptionStatus>
  /** Idempotent; always both addresses. */
  changeAddresses(id: number, addresses: { readonly billing: PostalAddress; readonly shipping: PostalAddress }): Promise<void>
}
export const Subscriptions: Token<Subscriptions> = token('Subscriptions')
