import type { PlusSubscription, PlusTrial } from '#domain/commerce/plus-subscription/plus'
import type { ProductCard } from '#domain/commerce/product'
import { type Token, token } from '../../shared/token.ts'

/** The plus subscription of the signed-in player. Failures contain the code only. */
export interface PlusSubscriptions {
  current(signal?: AbortSignal): Promise<PlusSubscription>
  trial(signal?: AbortSignal): Promise<PlusTrial>
  /** Not idempotent: sent once. */
  startTrial(): Promise<void>
}
export const PlusSubscriptions: Token<PlusSubscriptions> = token('PlusSubscriptions')

export interface PlusPlans {
  /** The first page, by position. */
  offered(signal?: AbortSignal): Promise<readonly ProductCard[]>
}
export const PlusPlans: Token<PlusPlans> = token('PlusPlans')
