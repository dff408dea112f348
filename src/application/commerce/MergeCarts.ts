import type { Cart } from '#domain/commerce/cart'
import { isRefusal } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { CartStore } from './CartStore.ts'
import type { Carts } from './ports/Carts.ts'
import type { GuestCart } from './ports/GuestCart.ts'

export class MergeCarts {
  private readonly carts: Carts
  private readonly store: CartStore
  private readonly guest: GuestCart
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(carts: Carts, store: CartStore, guest: GuestCart, connectivity: Pick<Connectivity, 'value'>) {
    this.carts = carts
    this.store = store
    this.guest = guest
    this.connectivity = connectivity
  }

  async execute(): Promise<void> {
    if (this.store.isGuest || this.guest.id === undefined) return
    await this.guest.handOver((id) => this.bring(id))
  }

  private async bring(guestCartId: string): Promise<void> {
    const own = this.store.own ?? (await this.carts.ofCustomer('plain'))
    const merged = await this.merged(guestCartId, own)
    if (!merged) return
    const broughtAlong = merged.totalQuantity - own.totalQuantity
    this.store.showInAllTabs(merged, { broughtAlong: broughtAlong > 0 ? broughtAlong : undefined })
  }

  private async merged(guestCartId: string, own: Cart): Promise<Cart | undefined> {
    try {
      return await writeOnce(
        this.connectivity,
        () => this.carts.merge(guestCartId, own.id),
        async () => ((await this.carts.ofGuest(guestCartId)) ? undefined : this.carts.ofCustomer('after-change')),
      )
    } catch (error) {
      if (isRefusal(error) && !(await this.carts.ofGuest(guestCartId))) return undefined
      throw error
    }
  }
}
