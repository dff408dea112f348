import { type Cart, noCart } from '#domain/commerce/cart'
import { type CartChange, type ChangeProblem, isMade, problemOfChange } from '#domain/commerce/cartChange'
import { changedTo } from '#domain/commerce/cartState'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { CartTurns } from './CartTurns.ts'
import type { CartAnswer, Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'

/** `impossible`: it was not even sent. */
export type CartOutcome = CartAnswer | { readonly kind: 'impossible'; readonly problem: ChangeProblem }

/** Changes the cart once, in its turn; where the answer is lost, the cart says whether it was changed. */
export class ChangeCart {
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly turns: CartTurns
  private readonly around: Around

  constructor(carts: Carts, current: CurrentCart, turns: CartTurns, around: Around) {
    this.carts = carts
    this.current = current
    this.turns = turns
    this.around = around
  }

  async execute(change: CartChange): Promise<CartOutcome> {
    const problem = problemOfChange(change)
    if (problem) return { kind: 'impossible', problem }
    return this.turns.take((cartId) => this.send(cartId, change))
  }

  private async send(cartId: string, change: CartChange): Promise<CartAnswer> {
    const { cart } = this.current.value
    const before = cart === noCart ? undefined : cart
    const answer = await sentOnce(
      this.around.line,
      () => this.carts.change(cartId, change),
      async () => {
        const now = await this.newest(cartId)
        return now && isMade(change, before, now) ? ({ kind: 'changed', cart: now } as const) : undefined
      },
    )
    if (answer.kind === 'changed') {
      this.current.update((state) => changedTo(state, answer.cart))
      this.current.tellOthers()
    }
    return answer
  }

  private newest(cartId: string): Promise<Cart | undefined> {
    return this.around.customer.value === undefined ? this.carts.ofGuest(cartId) : this.carts.ofCustomer('after-change')
  }
}

interface Around {
  readonly customer: CurrentCustomer
  readonly line: Pick<Connectivity, 'value'>
}
