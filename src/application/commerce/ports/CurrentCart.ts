import type { Observable } from 'rxjs'
import type { CartState } from '#domain/commerce/cartState'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The cart as all screens show it. */
export interface CurrentCart extends Source<CartState> {
  update(change: (state: CartState) => CartState): void
  /** Something was done to the cart here: the other tabs read theirs anew. */
  broadcast(): void
  /** Something was done to it in another tab. */
  readonly changedElsewhere: Observable<void>
}
export const CurrentCart: Token<CurrentCart> = token('CurrentCart')
