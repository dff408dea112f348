import { problemsByItem, type ReorderProblem } from '#domain/commerce/reorder'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { Cart } from './ports/Cart.ts'
import type { Orders, Reordered } from './ports/Orders.ts'

export interface ReorderOutcome {
  /** How many pieces came into the cart. */
  readonly added: number
  readonly problems: readonly ReorderProblem[]
}

/** Orders the same again, once; where the answer is lost, the cart says whether it was done. */
export class Reorder {
  private readonly orders: Orders
  private readonly cart: Pick<Cart, 'totalQuantity'>
  private readonly line: Pick<Connectivity, 'value'>

  constructor(orders: Orders, cart: Pick<Cart, 'totalQuantity'>, line: Pick<Connectivity, 'value'>) {
    this.orders = orders
    this.cart = cart
    this.line = line
  }

  async execute(number: string): Promise<ReorderOutcome> {
    const before = await this.cart.totalQuantity()
    const { pieces, errors } = await sentOnce<Reordered>(
      this.line,
      () => this.orders.reorder(number),
      async () => {
        const now = await this.cart.totalQuantity()
        return now > before ? { pieces: now, errors: [] } : undefined
      },
    )
    const references = errors.length === 0 ? [] : await this.orders.itemReferences(number)
    return { added: pieces - before, problems: problemsByItem(errors, references) }
  }
}
