import { defer, filter, firstValueFrom, merge } from 'rxjs'
import type { Cart } from '#domain/commerce/cart'
import { Failure } from '../shared/failure.ts'
import type { Clock } from '../shared/ports/Clock.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import type { Placement } from './ports/Checkout.ts'
import type { PlacedOrders } from './ports/PlacedOrders.ts'

/** Seconds before each further search: a request whose answer was lost may still arrive. */
const pauses = [10, 30, 120]

export class FindPlacedOrder {
  private readonly orders: PlacedOrders
  private readonly clock: Pick<Clock, 'sleep'>
  private readonly visibility: Pick<PageVisibility, 'changes'>

  constructor(orders: PlacedOrders, clock: Pick<Clock, 'sleep'>, visibility: Pick<PageVisibility, 'changes'>) {
    this.orders = orders
    this.clock = clock
    this.visibility = visibility
  }

  async once(cart: Cart): Promise<Placement | undefined> {
    const order = await this.orders.ofCart(cart)
    return order && { kind: 'placed', order }
  }

  /** Several times: nothing found yet does not mean that it was not ordered. Rejects if the last look failed. */
  async repeatedly(cart: Cart): Promise<Placement | undefined> {
    let failure: Failure | undefined
    for (const seconds of [0, ...pauses]) {
      if (seconds > 0) await this.pause(seconds)
      try {
        const found = await this.once(cart)
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

  /** Ends early when the shopper comes back to the page. */
  private async pause(seconds: number): Promise<void> {
    const over = new AbortController()
    const isBack = this.visibility.changes.pipe(filter((isVisible) => isVisible))
    await firstValueFrom(
      merge(
        defer(() => this.clock.sleep(seconds * 1000, over.signal)),
        isBack,
      ),
    )
    over.abort()
  }
}
