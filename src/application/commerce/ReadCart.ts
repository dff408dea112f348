import { map, merge, type Observable } from 'rxjs'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { fetched, fetching, notFetched, unread } from '#domain/commerce/cartState'
import type { CartTurns } from './CartTurns.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { Shopper } from './Shopper.ts'

/** Reads whosever cart it is now: the customer's, a guest's, or none. */
export class ReadCart {
  /** The cart may be another by now: whoever shows it reads it again. */
  readonly wanted: Observable<void>
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly shopper: Shopper
  private readonly turns: Pick<CartTurns, 'count' | 'bringGuestCart'>

  constructor(carts: Carts, current: CurrentCart, shopper: Shopper, turns: Pick<CartTurns, 'count' | 'bringGuestCart'>) {
    this.carts = carts
    this.current = current
    this.shopper = shopper
    this.turns = turns
    const { customer } = shopper
    // Nobody sees what was somebody else's.
    customer.changes.subscribe(() => current.update(() => unread))
    this.wanted = merge(customer.changes, current.changedElsewhere).pipe(map(() => undefined))
  }

  async execute(signal?: AbortSignal): Promise<CartOrNone> {
    const { customer } = this.shopper
    const [whose, turn] = [customer.value, this.turns.count]
    this.current.update(fetching)
    try {
      const read = await this.read(signal)
      const isOwn = customer.value === whose
      // Somebody else shops by now, and must not see this cart.
      if (!isOwn && this.current.value.cart === undefined) return await this.execute(signal)
      const isNewest = isOwn && this.turns.count === turn
      const cart = isNewest ? read : (this.current.value.cart ?? read)
      this.current.update((state) => fetched(state, cart))
      return cart
    } catch (error) {
      this.current.update(notFetched)
      throw error
    }
  }

  private async read(signal: AbortSignal | undefined): Promise<CartOrNone> {
    const { customer, guest } = this.shopper
    if (customer.value !== undefined) {
      await this.turns.bringGuestCart()
      return this.carts.ofCustomer('plain', signal)
    }
    const { id } = guest
    if (id === undefined) return noCart
    const cart = await this.carts.ofGuest(id, signal)
    // A new cart may have taken its place meanwhile.
    if (!cart && guest.id === id) guest.forget()
    return cart ?? noCart
  }
}
