import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { CheckoutPart } from '#domain/commerce/checkout'
import { type Token, token } from '../../../shared/token.ts'

/** Why a cart step was refused. `message`: the shop's first one. `clubOrderId`: the order that can't be ordered any more. */
export interface CartRefusal {
  readonly kind: 'refused'
  readonly part: CheckoutPart
  readonly message: string
  readonly clubOrderId?: string | undefined
}

export type ClubPlacement = CartRefusal | { readonly kind: 'placed' } | { readonly kind: 'ended' }

/** The cart of one order of custom-fit clubs. Each step answers undefined, or why it was refused. It shows neither its id nor its token. */
export interface ClubCart {
  chooseSet(id: string): Promise<CartRefusal | undefined>
  billTo(address: PostalAddress | SavedAddress): Promise<CartRefusal | undefined>
  shipTo(address: PostalAddress): Promise<CartRefusal | undefined>
  /** Picked up at the club. */
  pickUp(): Promise<CartRefusal | undefined>
  payAtClub(): Promise<CartRefusal | undefined>
  /** Sent once. */
  place(): Promise<ClubPlacement>
}

export interface ClubCarts {
  /** May be repeated: an open order has one cart. */
  convert(clubOrderId: string): Promise<ClubCart | CartRefusal>
}
export const ClubCarts: Token<ClubCarts> = token('ClubCarts')
