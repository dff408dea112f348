import { noCart } from '#domain/commerce/cart'
import { changedTo } from '#domain/commerce/cartState'
import type { CartQueue } from './CartQueue.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { Shopper } from './Shopper.ts'

/** Puts away whatever is in the cart. Of a customer no cart stays active; a guest's is left behind. */
export class EmptyCart {
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly turns: CartQueue
  private readonly shopper: Shopper

  constructor(carts: Carts, current: CurrentCart, turns: CartQueue, shopper: Shopper) {
    this.carts = carts
    this.current = current
    this.turns = turns
    this.shopper = shopper
  }

  execute(): Promise<'done'> {
    return this.turns.run(async (): Promise<'done'> => {
      const { customer, guest } = this.shopper
      if (customer.value === undefined) guest.forget()
      else await this.carts.deactivateAll()
      this.current.update((state) => changedTo(state, noCart))
      this.current.broadcast()
      return 'done'
    })
  }
}
