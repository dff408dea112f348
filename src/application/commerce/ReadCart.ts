import { map, merge, type Observable } from 'rxjs'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { fetched, fetching, notFetched, unread } from '#domain/commerce/cartState'
import type { CartTurns } from './CartTurns.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { Shopper } from './Shopper.ts'

interface Reading {
  readonly whose: string | undefined
  readonly turn: number
  readonly answer: Promise<CartOrNone>
}

/** Reads whosever cart it is now: the customer's, a guest's, or none. */
export class ReadCart {
  /** The cart may be another by now: whoever shows it reads it again. */
  readonly wanted: Observable<void>
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly shopper: Shopper
  private readonly turns: Pick<CartTurns, 'count' | 'bringGuestCart'>
  private underWay: Reading | undefined

  constructor(carts: Carts, current: CurrentCart, shopper: Shopper, turns: Pick<CartTurns, 'count' | 'bringGuestCart'>) {
    this.carts = carts
    this.current = current
    this.shopper = shopper
    this.turns = turns
    const { customer } = shopper
    // Nobody sees what was somebody else's.
    customer.changes.subscribe(() => current.update(() => unread))
    // A reading that began before the change may not know of it.
    current.changedElsewhere.subscribe(() => {
      this.underWay = undefined
    })
    this.wanted = merge(customer.changes, current.changedElsewhere).pipe(map(() => undefined))
  }

  /** Screens that ask at the same time share one answer. */
  execute(): Promise<CartOrNone> {
    const [whose, turn] = [this.shopper.customer.value, this.turns.count]
    const { underWay } = this
    if (underWay?.whose === whose && underWay?.turn === turn) return underWay.answer
    const answer = this.readNow()
    const reading = { whose, turn, answer }
    this.underWay = reading
    const forget = () => {
      if (this.underWay === reading) this.underWay = undefined
    }
    answer.then(forget, forget)
    return answer
  }

  private async readNow(): Promise<CartOrNone> {
    const { customer } = this.shopper
    const [whose, turn] = [customer.value, this.turns.count]
    this.current.update(fetching)
    try {
      const read = await this.read()
      const isOwn = customer.value === whose
      // Somebody else shops by now, and must not see this cart.
      if (!isOwn && this.current.value.cart === undefined) return await this.execute()
      const isNewest = isOwn && this.turns.count === turn
      const cart = isNewest ? read : (this.current.value.cart ?? read)
      this.current.update((state) => fetched(state, cart))
      return cart
    } catch (error) {
      this.current.update(notFetched)
      throw error
    }
  }

  private async read(): Promise<CartOrNone> {
    const { customer, guest } = this.shopper
    if (customer.value !== undefined) {
      await this.turns.bringGuestCart()
      return this.carts.ofCustomer('plain')
    }
    const { id } = guest
    if (id === undefined) return noCart
    const cart = await this.carts.ofGuest(id)
    // A new cart may have taken its place meanwhile.
    if (!cart && guest.id === id) guest.forget()
    return cart ?? noCart
  }
}
