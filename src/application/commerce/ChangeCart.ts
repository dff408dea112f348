import { type CartChange, type ChangeProblem, isMade, problemOfChange } from '#domain/commerce/cartChange'
import { isRefusal } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { CartQueue, FoundCart } from './CartQueue.ts'
import type { CartStore } from './CartStore.ts'
import type { CartAnswer, Carts } from './ports/Carts.ts'

export type CartOutcome = CartAnswer | { readonly kind: 'impossible'; readonly problem: ChangeProblem }

/** Sent once. If the answer is lost, the cart shows whether it was changed. */
export class ChangeCart {
  private readonly carts: Carts
  private readonly turns: CartQueue
  private readonly store: CartStore
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(carts: Carts, turns: CartQueue, store: CartStore, connectivity: Pick<Connectivity, 'value'>) {
    this.carts = carts
    this.turns = turns
    this.store = store
    this.connectivity = connectivity
  }

  async execute(change: CartChange): Promise<CartOutcome> {
    const problem = problemOfChange(change)
    if (problem) return { kind: 'impossible', problem }
    return this.turns.run((found) => this.sendWithResult(found, change))
  }

  private async sendWithResult(found: FoundCart, change: CartChange): Promise<CartAnswer> {
    const isCoupon = change.kind === 'apply-coupon' || change.kind === 'remove-coupon'
    if (!isCoupon) return this.send(found, change)
    try {
      const answer = await this.send(found, change)
      this.store.set({ couponResult: change.kind === 'apply-coupon' ? 'applied' : undefined })
      return answer
    } catch (error) {
      if (isRefusal(error)) this.store.set({ couponResult: 'refused' })
      throw error
    }
  }

  private async send({ id: cartId, before }: FoundCart, change: CartChange): Promise<CartAnswer> {
    const answer = await writeOnce(
      this.connectivity,
      () => this.carts.change(cartId, change),
      async () => {
        const now = await this.store.newest(cartId)
        return now && isMade(change, before, now) ? ({ kind: 'changed', cart: now } as const) : undefined
      },
    )
    if (!answer.cart) return answer
    this.store.showInAllTabs(answer.cart)
    return answer.kind === 'refused' && isMade(change, before, answer.cart) ? { kind: 'changed', cart: answer.cart } : answer
  }
}
