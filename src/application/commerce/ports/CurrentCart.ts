import type { Observable } from 'rxjs'
import type { CartState } from '#domain/commerce/cartState'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The cart that all screens show. */
export interface CurrentCart extends Source<CartState> {
  update(change: (state: CartState) => CartState): void
  /** Tells the other tabs to read the cart again. */
  broadcast(): void
  /** Emits when another tab changed the cart. */
  readonly changedElsewhere: Observable<void>
}
export const CurrentCart: Token<CurrentCart> = token('CurrentCart')
