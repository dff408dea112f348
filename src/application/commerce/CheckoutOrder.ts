import type { Cart } from '#domain/commerce/cart'
import type { ShopKind } from '#domain/commerce/checkout'
import type { Money } from '#domain/commerce/money'
import type { Payment } from '#domain/commerce/payment'
import { type Failure, mayStillArrive } from '../shared/failure.ts'
import { unlessUnknown } from '../shared/writeOnce.ts'
import type { CartStore } from './CartStore.ts'
import type { PlaceOrder } from './PlaceOrder.ts'
import type { Placement } from './ports/Checkout.ts'
import type { UpdateCheckout } from './UpdateCheckout.ts'

export class CheckoutOrder {
  private readonly updateCheckout: Pick<UpdateCheckout, 'execute'>
  private readonly placing: Pick<PlaceOrder, 'execute' | 'found' | 'closed' | 'shopOf'>
  private readonly store: Pick<CartStore, 'end'>

  constructor(
    updateCheckout: Pick<UpdateCheckout, 'execute'>,
    placing: Pick<PlaceOrder, 'execute' | 'found' | 'closed' | 'shopOf'>,
    store: Pick<CartStore, 'end'>,
  ) {
    this.updateCheckout = updateCheckout
    this.placing = placing
    this.store = store
  }

  shopOf(cart: Cart): ShopKind {
    return this.placing.shopOf(cart)
  }

  get mayPay(): boolean {
    return !this.placing.closed
  }

  /** Finds the order of an attempt whose answer was lost, before the player pays again. `failure`: why that attempt failed. */
  async recoverOrder(cart: Cart, failure: Failure | undefined): Promise<Placement | undefined> {
    return failure && mayStillArrive(failure) ? unlessUnknown(failure, () => this.found(cart)) : undefined
  }

  /** Some shops take payment and order in one request. */
  async execute(cart: Cart, payment: Payment, onCheck?: () => void): Promise<Placement> {
    if (this.placing.closed) return this.placing.closed
    const refusal = this.shopOf(cart) === 'club' ? await this.pay(cart, payment) : undefined
    return refusal ?? this.ended(cart, await this.placing.execute(cart, payment, onCheck))
  }

  /** Undefined if it was paid at the same total. After a refusal it looks for an order placed in another tab. */
  private async pay(cart: Cart, payment: Payment): Promise<Placement | undefined> {
    const answer = await this.updateCheckout.execute({ kind: 'pay-by', payment })
    if (answer.kind === 'changed') return totalProblem(answer.cart, cart.prices.grandTotal)
    return (await this.found(cart)) ?? { kind: 'refused', reason: answer.part, message: answer.message }
  }

  private async found(cart: Cart): Promise<Placement | undefined> {
    const placement = await this.placing.found(cart)
    return placement && this.ended(cart, placement)
  }

  private ended({ id }: Cart, placement: Placement): Placement {
    if (placement.kind === 'placed') this.store.end(id)
    return placement
  }
}

export function totalProblem({ prices }: Pick<Cart, 'prices'>, agreed: Money | undefined): Placement | undefined {
  const { minor, currency } = prices.grandTotal
  if (agreed?.minor === minor && agreed.currency === currency) return undefined
  return { kind: 'refused', reason: 'total', message: '' }
}
