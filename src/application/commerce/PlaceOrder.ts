import { defer, filter, firstValueFrom, merge } from 'rxjs'
import type { Cart } from '#domain/commerce/cart'
import { shopOf } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import { Failure } from '../shared/failure.ts'
import type { Clock } from '../shared/ports/Clock.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import { type Token, token } from '../shared/token.ts'
import type { Checkout, Placement } from './ports/Checkout.ts'
import type { PaymentAccess } from './ports/PaymentAccess.ts'
import type { PlacedOrders } from './ports/PlacedOrders.ts'

/** Seconds before each further look for an order: where the answer was lost, it may still arrive. */
const pauses = [10, 30, 120]

export interface OrderPolling {
  readonly connectivity: Pick<Connectivity, 'value'>
  readonly clock: Pick<Clock, 'sleep'>
  readonly visibility: Pick<PageVisibility, 'changes'>
}
export const OrderPolling: Token<OrderPolling> = token('Waiting')

/** Orders a cart once, however often it is asked to: where the answer was lost or another tab was faster, the order is looked for. */
export class PlaceOrder {
  private readonly underWay = new Map<string, Promise<Placement>>()
  private readonly checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>
  private readonly orders: PlacedOrders
  private readonly waiting: OrderPolling
  private readonly access: PaymentAccess

  constructor(
    checkout: Pick<Checkout, 'placeOrder' | 'payAndPlaceOrder'>,
    orders: PlacedOrders,
    waiting: OrderPolling,
    access: PaymentAccess,
  ) {
    this.checkout = checkout
    this.orders = orders
    this.waiting = waiting
    this.access = access
  }

  /** Absent where this session may pay. */
  get closed(): Placement | undefined {
    return this.access.isOpen ? undefined : { kind: 'refused', reason: 'by-ticket', message: '' }
  }

  /** `payment` is sent with the order in the shops that take both in one request. `onCheck` is called when the response was lost and the order is being looked for. */
  async execute(cart: Cart, payment: Payment, onCheck?: () => void): Promise<Placement> {
    if (this.closed) return this.closed
    const placing = this.underWay.get(cart.id) ?? this.place(cart, payment, onCheck).finally(() => this.underWay.delete(cart.id))
    this.underWay.set(cart.id, placing)
    return placing
  }

  /** What became of a cart, where it is an order. */
  async found(cart: Cart): Promise<Placement | undefined> {
    const order = await this.orders.ofCart(cart)
    return order && { kind: 'placed', order }
  }

  private async place(cart: Cart, payment: Payment, onCheck: (() => void) | undefined): Promise<Placement> {
    const answer = await sentOnce(
      this.waiting.connectivity,
      () => this.send(cart, payment),
      () => {
        onCheck?.()
        return this.lookFor(cart)
      },
    )
    const isEnded = answer.kind === 'refused' && answer.reason === 'ended'
    return (isEnded ? await this.found(cart) : undefined) ?? answer
  }

  /** Several times: nothing found yet does not mean that it was not ordered. */
  private async lookFor(cart: Cart): Promise<Placement | undefined> {
    let failure: Failure | undefined
    for (const seconds of [0, ...pauses]) {
      if (seconds > 0) await this.pause(seconds)
      try {
        const found = await this.found(cart)
        if (found) return found
        failure = undefined
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        failure = error
      }
    }
    if (failure) throw failure
    return undefined
  }

  /** Or until the shopper comes back to the page. */
  private async pause(seconds: number): Promise<void> {
    const { clock, visibility } = this.waiting
    const over = new AbortController()
    const isBack = visibility.changes.pipe(filter((isVisible) => isVisible))
    await firstValueFrom(
      merge(
        defer(() => clock.sleep(seconds * 1000, over.signal)),
        isBack,
      ),
    )
    over.abort()
  }

  private send(cart: Cart, payment: Payment): Promise<Placement> {
    const shop = shopOf(cart)
    return shop === 'club' ? this.checkout.placeOrder(cart.id) : this.checkout.payAndPlaceOrder(cart.id, payment, shop)
  }
}
