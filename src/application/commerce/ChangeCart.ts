import type { Cart } from '#domain/commerce/cart'
import { type CartChange, type ChangeProblem, isMade, problemOfChange } from '#domain/commerce/cartChange'
import { changedTo } from '#domain/commerce/cartState'
import { isRefusal } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { CartQueue, FoundCart } from './CartQueue.ts'
import type { CartAnswer, Carts } from './ports/Carts.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'

/** `impossible`: not sent. */
export type CartOutcome = CartAnswer | { readonly kind: 'impossible'; readonly problem: ChangeProblem }

/** Sent once. If the answer is lost, the cart shows whether it was changed. */
export class ChangeCart {
  private readonly carts: Carts
  private readonly current: CurrentCart
  private readonly turns: CartQueue
  private readonly customer: CurrentCustomer
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(carts: Carts, current: CurrentCart, turns: CartQueue, customer: CurrentCustomer, connectivity: Pick<Connectivity, 'value'>) {
    this.carts = carts
    this.current = current
    this.turns = turns
    this.customer = customer
    this.connectivity = connectivity
  }

  async execute(change: CartChange): Promise<CartOutcome> {
    const problem = problemOfChange(change)
    if (problem) return { kind: 'impossible', problem }
    return this.turns.run((found) => this.sendTold(found, change))
  }

  private async sendTold(found: FoundCart, change: CartChange): Promise<CartAnswer> {
    const isCoupon = change.kind === 'apply-coupon' || change.kind === 'remove-coupon'
    if (!isCoupon) return this.send(found, change)
    try {
      const answer = await this.send(found, change)
      this.current.update((state) => ({ ...state, couponResult: change.kind === 'apply-coupon' ? 'applied' : undefined }))
      return answer
    } catch (error) {
      if (isRefusal(error)) this.current.update((state) => ({ ...state, couponResult: 'refused' }))
      throw error
    }
  }

  private async send({ id: cartId, before }: FoundCart, change: CartChange): Promise<CartAnswer> {
    const answer = await sentOnce(
      this.connectivity,
      () => this.carts.change(cartId, change),
      async () => {
        const now = await this.newest(cartId)
        return now && isMade(change, before, now) ? ({ kind: 'changed', cart: now } as const) : undefined
      },
    )
    if (answer.cart) this.show(answer.cart)
    return answer
  }

  private show(cart: Cart): void {
    this.current.update((state) => changedTo(state, cart))
    this.current.broadcast()
  }

  private newest(cartId: string): Promise<Cart | undefined> {
    return this.customer.value === undefined ? this.carts.ofGuest(cartId) : this.carts.ofCustomer('after-change')
  }
}
