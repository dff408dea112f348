import type { Cart } from '#domain/commerce/cart'
import { shopOf } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { Checkout, Placement } from './ports/Checkout.ts'
import type { PaymentAccess } from './ports/PaymentAccess.ts'
import type { PlacedOrders } from './ports/PlacedOrders.ts'

/** Orders a cart once, however often it is asked to: where the answer was lost or another tab was faster, the order is looked for. */
export class PlaceOrder {
  private readonly underWay = new Map<string, Promise<Placement>>()
  private readonly checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>
  private readonly orders: PlacedOrders
  private readonly line: Pick<Connectivity, 'value'>
  private readonly access: PaymentAccess

  constructor(
    checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>,
    orders: PlacedOrders,
    line: Pick<Connectivity, 'value'>,
    access: PaymentAccess,
  ) {
    this.checkout = checkout
    this.orders = orders
    this.line = line
    this.access = access
  }

  /** Absent where this session may pay. */
  get closed(): Placement | undefined {
    return this.access.isOpen ? undefined : { kind: 'refused', reason: 'by-ticket', message: '' }
  }

  /** `payment` goes with the order where the cart's shop takes both at once; elsewhere it was told before. */
  async execute(cart: Cart, payment: Payment): Promise<Placement> {
    if (this.closed) return this.closed
    const placing = this.underWay.get(cart.id) ?? this.place(cart, payment).finally(() => this.underWay.delete(cart.id))
    this.underWay.set(cart.id, placing)
    return placing
  }

  /** What became of a cart, where it is an order. */
  async found(cart: Cart): Promise<Placement | undefined> {
    const order = await this.orders.ofCart(cart)
    return order && { kind: 'placed', order }
  }

  private async place(cart: Cart, payment: Payment): Promise<Placement> {
    const answer = await sentOnce(
      this.line,
      () => this.send(cart, payment),
      () => this.found(cart),
    )
    const isEnded = answer.kind === 'refused' && answer.reason === 'ended'
    return (isEnded ? await this.found(cart) : undefined) ?? answer
  }

  private send(cart: Cart, payment: Payment): Promise<Placement> {
    const shop = shopOf(cart)
    return shop === 'club' ? this.checkout.placeOrder(cart.id) : this.checkout.payAndPlaceOrder(cart.id, payment, shop)
  }
}
