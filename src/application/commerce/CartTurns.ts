import { noCart } from '#domain/commerce/cart'
import type { MergeCarts } from './MergeCarts.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

/** Whatever is done to the cart takes its turn, and finds out then whose cart it is: a sign-in may have come between. */
export class CartTurns {
  /** Grows with each turn: what was read before is older than what comes of it. */
  count = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly guest: GuestCart
  private readonly customer: CurrentCustomer
  private readonly merge: MergeCarts

  constructor(carts: Carts, current: CurrentCart, { guest, customer, merge }: Owners) {
    this.carts = carts
    this.current = current
    this.guest = guest
    this.customer = customer
    this.merge = merge
  }

  /** A cart is made where there is none. */
  take<T>(work: (cartId: string) => Promise<T>): Promise<T> {
    const turn = this.last.then(async () => {
      const cartId = await this.cartId()
      this.count += 1
      return work(cartId)
    })
    this.last = turn.catch(() => undefined)
    return turn
  }

  private async cartId(): Promise<string> {
    if (this.customer.value === undefined) return this.guest.id ?? this.newGuestCart()
    await this.merge.execute()
    const { cart } = this.current.value
    if (cart !== undefined && cart !== noCart) return cart.id
    return (await this.carts.ofCustomer('plain')).id
  }

  private async newGuestCart(): Promise<string> {
    const id = await this.carts.createEmpty()
    this.guest.keep(id)
    return id
  }
}

export interface Owners {
  readonly guest: GuestCart
  readonly customer: CurrentCustomer
  readonly merge: MergeCarts
}
