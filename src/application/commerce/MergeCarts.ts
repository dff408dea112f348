import { type Cart, noCart } from '#domain/commerce/cart'
import { changedTo } from '#domain/commerce/cartState'
import { isRefusal } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

export class MergeCarts {
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly customer: CurrentCustomer
  private readonly guest: GuestCart
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(carts: Carts, current: CurrentCart, customer: CurrentCustomer, guest: GuestCart, connectivity: Pick<Connectivity, 'value'>) {
    this.carts = carts
    this.current = current
    this.customer = customer
    this.guest = guest
    this.connectivity = connectivity
  }

  /** Does nothing without a guest's cart. After a failure that cart stays for another attempt. */
  async execute(): Promise<void> {
    const { customer, guest } = this
    if (customer.value === undefined || guest.id === undefined) return
    await guest.handOver((id) => this.bring(id))
  }

  private async bring(guestCartId: string): Promise<void> {
    const { cart } = this.current.value
    const isKnown = cart !== undefined && cart !== noCart && cart.id !== guestCartId
    const own = isKnown ? cart : await this.carts.ofCustomer('plain')
    const merged = await this.merged(guestCartId, own)
    if (!merged) return
    const broughtAlong = merged.totalQuantity - own.totalQuantity
    this.current.update((state) => ({ ...changedTo(state, merged), broughtAlong: broughtAlong > 0 ? broughtAlong : undefined }))
    this.current.broadcast()
  }

  /** Undefined if the guest's cart has ended or belongs to a customer. */
  private async merged(guestCartId: string, own: Cart): Promise<Cart | undefined> {
    try {
      return await sentOnce(
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
