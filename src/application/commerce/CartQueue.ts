import { type Cart, noCart } from '#domain/commerce/cart'
import type { MergeCarts } from './MergeCarts.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

/** Whatever is done to the cart takes its turn, and finds out then whose cart it is: a sign-in may have come between. */
export class CartQueue {
  /** Grows with each turn: what was read before is older than what comes of it. */
  count = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly customer: CurrentCustomer
  private readonly guest: GuestCart
  private readonly merge: Pick<MergeCarts, 'execute'>

  constructor(carts: Carts, current: CurrentCart, customer: CurrentCustomer, guest: GuestCart, merge: Pick<MergeCarts, 'execute'>) {
    this.carts = carts
    this.current = current
    this.customer = customer
    this.guest = guest
    this.merge = merge
  }

  /** What was chosen before the sign-in comes first. */
  bringGuestCart(): Promise<void> {
    return this.merge.execute()
  }

  /** A cart is made where there is none. */
  run<T>(work: (found: FoundCart) => Promise<T>): Promise<T> {
    const turn = this.last.then(async () => {
      const found = await this.find()
      this.count += 1
      return work(found)
    })
    this.last = turn.catch(() => undefined)
    return turn
  }

  private async find(): Promise<FoundCart> {
    const { customer, guest } = this
    const isGuest = customer.value === undefined
    if (!isGuest) await this.bringGuestCart()
    const { cart } = this.current.value
    const isCurrent = cart !== undefined && cart !== noCart && (!isGuest || cart.id === guest.id)
    if (isCurrent) return { id: cart.id, before: cart }
    return isGuest ? this.ofGuest() : foundIn(await this.carts.ofCustomer('plain'))
  }

  private async ofGuest(): Promise<FoundCart> {
    const { guest } = this
    const cart = guest.id === undefined ? undefined : await this.carts.ofGuest(guest.id)
    if (cart) return foundIn(cart)
    const id = await this.carts.createEmpty()
    guest.keep(id)
    return { id, before: undefined }
  }
}

/** The cart whose turn it is, and what it was before; nothing was in it where that is not told. */
export interface FoundCart {
  readonly id: string
  readonly before: Cart | undefined
}

function foundIn(cart: Cart): FoundCart {
  return { id: cart.id, before: cart }
}
