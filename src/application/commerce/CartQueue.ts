import type { Cart } from '#domain/commerce/cart'
import type { CartStore } from './CartStore.ts'
import type { MergeCarts } from './MergeCarts.ts'
import type { Carts } from './ports/Carts.ts'
import type { GuestCart } from './ports/GuestCart.ts'

/** Runs one change at a time, and determines the cart when its turn comes: the player may have signed in meanwhile. */
export class CartQueue {
  count = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly carts: Carts
  private readonly store: CartStore
  private readonly guest: GuestCart
  private readonly merge: Pick<MergeCarts, 'execute'>

  constructor(carts: Carts, store: CartStore, guest: GuestCart, merge: Pick<MergeCarts, 'execute'>) {
    this.carts = carts
    this.store = store
    this.guest = guest
    this.merge = merge
  }

  bringGuestCart(): Promise<void> {
    return this.merge.execute()
  }

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
    const { isGuest } = this.store
    if (!isGuest) await this.bringGuestCart()
    const { own } = this.store
    if (own) return foundIn(own)
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

export interface FoundCart {
  readonly id: string
  readonly before: Cart | undefined
}

function foundIn(cart: Cart): FoundCart {
  return { id: cart.id, before: cart }
}
