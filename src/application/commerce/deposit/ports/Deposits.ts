import type { PostalAddress } from '#domain/commerce/address'
import type { ClubOrder, ClubSet } from '#domain/commerce/deposit/clubOrder'
import type { DepositMethod, DepositOffers, DepositSums } from '#domain/commerce/deposit/deposit'
import type { Money } from '#domain/commerce/money'
import { type Token, token } from '../../../shared/token.ts'

/** What the player agreed to. */
export interface DepositPayment {
  readonly order: ClubOrder
  readonly set: ClubSet
  readonly sums: DepositSums
  readonly method: DepositMethod
}

/** `paid`: it was taken before. `changed`: the sums are others now. */
export type DepositAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'refused'; readonly reason: 'declined' | 'paid' | 'changed' }

export interface Deposits {
  /** Undefined if there is no such order. */
  order(id: string, signal?: AbortSignal): Promise<ClubOrder | undefined>
  /** Where the clubs are picked up. */
  centre(storeCode: string, signal?: AbortSignal): Promise<PostalAddress>
  offers(order: ClubOrder, signal?: AbortSignal): Promise<DepositOffers>
  /** What it takes off the deposit; undefined if it is not valid. */
  checkCoupon(code: string, order: ClubOrder, set: ClubSet): Promise<Money | undefined>
  /** What is left on it; undefined if it is not valid. */
  checkGiftCode(code: string, order: ClubOrder): Promise<Money | undefined>
  /** Sent once. */
  take(payment: DepositPayment): Promise<DepositAnswer>
  /** Deletes a placed order whose deposit is due, so that it can be ordered differently. */
  deletePlaced(order: ClubOrder): Promise<void>
}
export const Deposits: Token<Deposits> = token('Deposits')
