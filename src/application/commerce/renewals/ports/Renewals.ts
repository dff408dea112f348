import type { Quote } from '#domain/commerce/club-payment/quote'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import type { QuoteProblem, Renewal } from '#domain/commerce/renewals/quote'
import { type Token, token } from '../../../shared/token.ts'

export type QuoteAnswer = { readonly kind: 'quoted'; readonly quote: Quote } | { readonly kind: 'refused'; readonly problem: QuoteProblem }

/** What the player can renew; Japan has its own. */
export interface Renewals {
  offer(signal?: AbortSignal): Promise<RenewalOffer>
  /** Changes nothing. */
  quote(basket: Basket, signal?: AbortSignal): Promise<QuoteAnswer>
  /** Renews what a successful payment has paid. Again it answers the same renewal. */
  complete(basket: Basket, requestId: string): Promise<Renewal>
}
export const Renewals: Token<Renewals> = token('Renewals')
