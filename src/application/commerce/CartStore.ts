import { type Cart, type CartOrNone, noCart } from '#domain/commerce/cart'
import { type CartState, changedTo } from '#domain/commerce/cartState'
import type { Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

export class CartStore {
  private readonly carts: Pick<Carts, 'ofCustomer' | 'ofGuest'>
  private readonly current: CurrentCart
  private readonly customer: CurrentCustomer
  private readonly guest: GuestCart

  constructor(carts: Pick<Carts, 'ofCustomer' | 'ofGuest'>, current: CurrentCart, customer: CurrentCustomer, guest: GuestCart) {
    this.carts = carts
    this.current = current
    this.customer = customer
    this.guest = guest
  }

  get isGuest(): boolean {
    return this.customer.value === undefined
  }

  /** The shown cart, unless it belongs to somebody else: a customer may still see the guest's cart. */
  get own(): Cart | undefined {
    const { cart } = this.current.value
    if (cart === undefined || cart === noCart) return undefined
    return (cart.id === this.guest.id) === this.isGuest ? cart : undefined
  }

  set(part: Partial<Omit<CartState, 'cart'>>): void {
    this.current.update((state) => ({ ...state, ...part }))
  }

  show(cart: CartOrNone, part: Partial<Omit<CartState, 'cart'>> = {}): void {
    this.current.update((state) => ({ ...changedTo(state, cart), ...part }))
  }

  showInAllTabs(...shown: Parameters<CartStore['show']>): void {
    this.show(...shown)
    this.broadcast()
  }

  broadcast(): void {
    this.current.broadcast()
  }

  end(id: string): void {
    if (this.isGuest && this.guest.id === id) this.guest.forget()
    this.showInAllTabs(noCart)
  }

  newest(id: string): Promise<Cart | undefined> {
    return this.isGuest ? this.carts.ofGuest(id) : this.carts.ofCustomer('after-change')
  }
}
