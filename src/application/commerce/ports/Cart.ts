import { type Token, token } from '../../shared/token.ts'

export interface Cart {
  /** How many pieces are in the signed-in customer's cart. */
  totalQuantity(signal?: AbortSignal): Promise<number>
}
export const Cart: Token<Cart> = token('Cart')
