import type { OrderItem } from '#domain/commerce/order'
import { itemsMissing, problemsByItem, type ReorderProblem } from '#domain/commerce/reorder'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { CartStore } from './CartStore.ts'
import type { Carts } from './ports/Carts.ts'
import type { Orders, Reordered } from './ports/Orders.ts'

export interface ReorderOutcome {
  readonly added: number
  readonly problems: readonly ReorderProblem[]
}

interface RepeatableOrders extends Pick<Orders, 'reorder'> {
  byNumber(number: string): Promise<{ readonly items: readonly Pick<OrderItem, 'id' | 'sku'>[] } | undefined>
}

/** Sent once. If the answer is lost, the cart shows whether the items were added. */
export class Reorder {
  private readonly orders: RepeatableOrders
  private readonly carts: Pick<Carts, 'ofCustomer'>
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly store: CartStore

  constructor(orders: RepeatableOrders, carts: Pick<Carts, 'ofCustomer'>, connectivity: Pick<Connectivity, 'value'>, store: CartStore) {
    this.orders = orders
    this.carts = carts
    this.connectivity = connectivity
    this.store = store
  }

  async execute(number: string): Promise<ReorderOutcome> {
    const before = await this.carts.ofCustomer('plain')
    const { quantity, errors } = await writeOnce<Reordered>(
      this.connectivity,
      () => this.orders.reorder(number),
      async () => {
        const { totalQuantity: now } = await this.carts.ofCustomer('after-change')
        return now > before.totalQuantity ? { quantity: now, errors: [] } : undefined
      },
    )
    const now = await unlessFailed(this.carts.ofCustomer('after-change'))
    if (now) this.store.show(now)
    this.store.broadcast()
    const order = now && errors.length > 0 ? await unlessFailed(this.orders.byNumber(number)) : undefined
    const missing = now && order ? itemsMissing(order.items, before, now) : []
    return { added: quantity - before.totalQuantity, problems: problemsByItem(errors, missing) }
  }
}

/** A failure here must not look like a failed reorder: another attempt would add everything twice. */
async function unlessFailed<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return undefined
  }
}
