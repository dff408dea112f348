import { type OrderItemReference, problemsByItem, type ReorderProblem } from '#domain/commerce/reorder'
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

/** Sent once. If the answer is lost, the cart shows whether the items were added. */
export class Reorder {
  private readonly orders: Orders
  private readonly carts: Pick<Carts, 'ofCustomer'>
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly store: CartStore

  constructor(orders: Orders, carts: Pick<Carts, 'ofCustomer'>, connectivity: Pick<Connectivity, 'value'>, store: CartStore) {
    this.orders = orders
    this.carts = carts
    this.connectivity = connectivity
    this.store = store
  }

  async execute(number: string): Promise<ReorderOutcome> {
    const { totalQuantity: before } = await this.carts.ofCustomer('plain')
    const { quantity, errors } = await writeOnce<Reordered>(
      this.connectivity,
      () => this.orders.reorder(number),
      async () => {
        const { totalQuantity: now } = await this.carts.ofCustomer('after-change')
        return now > before ? { quantity: now, errors: [] } : undefined
      },
    )
    await this.showCart()
    const references = errors.length === 0 ? [] : await this.references(number)
    return { added: quantity - before, problems: problemsByItem(errors, references) }
  }

  /** A failure here must not look like a failed reorder: another attempt would add everything twice. */
  private async references(number: string): Promise<readonly OrderItemReference[]> {
    try {
      return await this.orders.itemReferences(number)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return []
    }
  }

  /** The reorder has succeeded even if the cart can't be read. */
  private async showCart(): Promise<void> {
    try {
      this.store.show(await this.carts.ofCustomer('after-change'))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
    this.store.broadcast()
  }
}
