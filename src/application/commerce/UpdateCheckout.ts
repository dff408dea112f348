import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { CartState } from '#domain/commerce/cartState'
import type { ChosenShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import type { CartQueue } from './CartQueue.ts'
import type { CartStore } from './CartStore.ts'
import type { Checkout, CheckoutAnswer } from './ports/Checkout.ts'

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
  private readonly store: Pick<CartStore, 'set' | 'show'>

  constructor(checkout: Checkout, turns: Pick<CartQueue, 'run'>, store: Pick<CartStore, 'set' | 'show'>) {
    this.checkout = checkout
    this.turns = turns
    this.store = store
  }

  execute(step: CheckoutStep): Promise<CheckoutAnswer> {
    return this.turns.run(async ({ id }) => {
      const answer = await (step.kind === 'bill-to' ? this.bill(id, step.address) : this.say(id, step))
      if (answer.kind === 'changed') this.store.show(answer.cart)
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
    this.store.set({ billingSetStatus })
  }
}
