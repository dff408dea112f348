import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import { type CartState, changedTo } from '#domain/commerce/cartState'
import type { ChosenShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import type { CartQueue } from './CartQueue.ts'
import type { Checkout, CheckoutAnswer } from './ports/Checkout.ts'
import type { CurrentCart } from './ports/CurrentCart.ts'

export type CheckoutStep =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'ship-to'; readonly address: PostalAddress | SavedAddress }
  | { readonly kind: 'ship-by'; readonly method: ChosenShipping }
  | { readonly kind: 'bill-to'; readonly address: PostalAddress | SavedAddress | 'as-shipping' }
  | { readonly kind: 'pay-by'; readonly payment: Payment }

/** Sends one step after the other; each answer updates the cart on all screens. */
export class UpdateCheckout {
  private readonly checkout: Checkout
  private readonly turns: Pick<CartQueue, 'run'>
  private readonly current: Pick<CurrentCart, 'update'>

  constructor(checkout: Checkout, turns: Pick<CartQueue, 'run'>, current: Pick<CurrentCart, 'update'>) {
    this.checkout = checkout
    this.turns = turns
    this.current = current
  }

  execute(step: CheckoutStep): Promise<CheckoutAnswer> {
    return this.turns.run(async ({ id }) => {
      const answer = await (step.kind === 'bill-to' ? this.bill(id, step.address) : this.say(id, step))
      if (answer.kind === 'changed') this.current.update((state) => changedTo(state, answer.cart))
      return answer
    })
  }

  private say(cartId: string, step: Exclude<CheckoutStep, { kind: 'bill-to' }>): Promise<CheckoutAnswer> {
    // biome-ignore lint/nursery/useExhaustiveSwitchCases: the rule can't see through Exclude; the return type lets the compiler check it
    switch (step.kind) {
      case 'email':
        return this.checkout.setEmail(cartId, step.email)
      case 'ship-to':
        return this.checkout.shipTo(cartId, step.address)
      case 'ship-by':
        return this.checkout.shipBy(cartId, step.method)
      case 'pay-by':
        return this.checkout.payBy(cartId, step.payment)
    }
  }

  /** All screens observe the state of the billing address. */
  private async bill(cartId: string, address: PostalAddress | SavedAddress | 'as-shipping'): Promise<CheckoutAnswer> {
    let status: CartState['billingSetStatus'] = 'empty'
    this.billingAddressSet('wait')
    try {
      const answer = await this.checkout.billTo(cartId, address)
      if (answer.kind === 'changed') status = 'success'
      return answer
    } finally {
      this.billingAddressSet(status)
    }
  }

  private billingAddressSet(billingSetStatus: CartState['billingSetStatus']): void {
    this.current.update((state) => ({ ...state, billingSetStatus }))
  }
}
