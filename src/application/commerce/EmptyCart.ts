import { noCart } from '#domain/commerce/cart'
import { changedTo } from '#domain/commerce/cartState'
import type { CartQueue } from './CartQueue.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

/** Deactivates all carts of a customer, and forgets a guest's cart. */
export class EmptyCart {
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly turns: CartQueue
  private readonly customer: CurrentCustomer
  private readonly guest: GuestCart

  constructor(carts: Carts, current: CurrentCart, turns: CartQueue, customer: CurrentCustomer, guest: GuestCart) {
    this.carts = carts
    this.current = current
    this.turns = turns
    this.customer = customer
    this.guest = guest
  }

  execute(): Promise<'done'> {
    return this.turns.run(async (): Promise<'done'> => {
      const { customer, guest } = this
      if (customer.value === undefined) guest.forget()
      else await this.carts.deactivateAll()
      this.current.update((state) => changedTo(state, noCart))
      this.current.broadcast()
      return 'done'
    })
  }
}
