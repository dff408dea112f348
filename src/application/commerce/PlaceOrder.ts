import type { Cart } from '#domain/commerce/cart'
import type { ShopKind } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { FindPlacedOrder } from './FindPlacedOrder.ts'
import type { Checkout, Placement } from './ports/Checkout.ts'
import type { PaymentAccess } from './ports/PaymentAccess.ts'
import type { ShopKinds } from './ports/ShopKinds.ts'

/** Sent once, however often it is called. After a lost answer, or in a second tab, it looks for the order. */
export class PlaceOrder {
  private readonly underWay = new Map<string, Promise<Placement>>()
  private readonly checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>
  private readonly findOrder: FindPlacedOrder
  private readonly access: PaymentAccess
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly kinds: ShopKinds

  constructor(
    checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>,
    findOrder: FindPlacedOrder,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
    kinds: ShopKinds,
  ) {
    this.checkout = checkout
    this.findOrder = findOrder
    this.access = access
    this.connectivity = connectivity
    this.kinds = kinds
  }

  shopOf(cart: Cart): ShopKind {
    return this.kinds.of(cart)
  }

  get closed(): Placement | undefined {
    return this.access.isOpen ? undefined : { kind: 'refused', reason: 'by-ticket', message: '' }
  }

  /**
   * `payment` is sent with the order in the shops that take both in one request. `onCheck` is called when the response was lost and the
   * order is being looked for.
   */
  async execute(cart: Cart, payment: Payment, onCheck?: () => void): Promise<Placement> {
    if (this.closed) return this.closed
    const placing = this.underWay.get(cart.id) ?? this.place(cart, payment, onCheck).finally(() => this.underWay.delete(cart.id))
    this.underWay.set(cart.id, placing)
    return placing
  }

  found(cart: Cart): Promise<Placement | undefined> {
    return this.findOrder.once(cart)
  }

  private async place(cart: Cart, payment: Payment, onCheck: (() => void) | undefined): Promise<Placement> {
    const answer = await writeOnce(
      this.connectivity,
      () => this.send(cart, payment),
      () => {
        onCheck?.()
        return this.findOrder.repeatedly(cart)
      },
    )
    const isEnded = answer.kind === 'refused' && answer.reason === 'ended'
    return (isEnded ? await this.found(cart) : undefined) ?? answer
  }

  private send(cart: Cart, payment: Payment): Promise<Placement> {
    const shop = this.shopOf(cart)
    return shop === 'club' ? this.checkout.placeOrder(cart.id) : this.checkout.payAndPlaceOrder(cart.id, payment, shop)
  }
}
