import { map, merge, type Observable } from 'rxjs'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { fetched, fetching, notFetched, unread } from '#domain/commerce/cartState'
import type { CartQueue } from './CartQueue.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

interface Reading {
  readonly whose: string | undefined
  readonly turn: number
  readonly answer: Promise<CartOrNone>
}

export class ReadCart {
  readonly wanted: Observable<void>
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly customer: CurrentCustomer
  private readonly guest: GuestCart
  private readonly turns: Pick<CartQueue, 'count' | 'bringGuestCart'>
  private underWay: Reading | undefined
  private lastRead: Pick<Reading, 'whose'> | undefined

  constructor(
    carts: Carts,
    current: CurrentCart,
    customer: CurrentCustomer,
    guest: GuestCart,
    turns: Pick<CartQueue, 'count' | 'bringGuestCart'>,
  ) {
    this.carts = carts
    this.current = current
    this.customer = customer
    this.guest = guest
    this.turns = turns
    // Clears the cart at once when the customer changes.
    customer.changes.subscribe(() => current.update(() => unread))
    // Reads that began before the change are ignored.
    current.changedElsewhere.subscribe(() => {
      this.underWay = undefined
    })
    this.wanted = merge(customer.changes, current.changedElsewhere).pipe(map(() => undefined))
  }

  /** Whether the cart shown is the current customer's, as it was read or changed since. */
  get isRead(): boolean {
    return this.current.value.fetchStatus === 'success' && this.lastRead?.whose === this.customer.value
  }

  /** Simultaneous calls share a request. Aborting `signal` starts a new one, such as in another language. */
  execute(signal?: AbortSignal): Promise<CartOrNone> {
    const reading = this.shared() ?? this.begun()
    signal?.addEventListener('abort', () => this.forget(reading), { once: true })
    return reading.answer
  }

  private shared(): Reading | undefined {
    const { underWay } = this
    const isSame = underWay?.whose === this.customer.value && underWay?.turn === this.turns.count
    return isSame ? underWay : undefined
  }

  private begun(): Reading {
    const [whose, turn] = [this.customer.value, this.turns.count]
    const reading = { whose, turn, answer: this.readNow() }
    this.underWay = reading
    const forget = () => this.forget(reading)
    reading.answer.then(forget, forget)
    return reading
  }

  private forget(reading: Reading): void {
    if (this.underWay === reading) this.underWay = undefined
  }

  private async readNow(): Promise<CartOrNone> {
    const { customer } = this
    const [whose, turn] = [customer.value, this.turns.count]
    this.current.update(fetching)
    try {
      const read = await this.read()
      const isOwn = customer.value === whose
      // The customer has changed meanwhile and must not see this cart.
      if (!isOwn && this.current.value.cart === undefined) return await this.execute()
      this.lastRead = { whose }
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
    const { customer, guest } = this
    if (customer.value !== undefined) {
      await this.turns.bringGuestCart()
      return this.carts.ofCustomer('plain')
    }
    const { id } = guest
    if (id === undefined) return noCart
    const cart = await this.carts.ofGuest(id)
    // A new cart may have replaced it meanwhile.
    if (!cart && guest.id === id) guest.forget()
    return cart ?? noCart
  }
}
