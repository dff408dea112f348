import { problemsByItem, type ReorderProblem } from '#domain/commerce/reorder'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { Carts } from './ports/Carts.ts'
import type { Orders, Reordered } from './ports/Orders.ts'

export interface ReorderOutcome {
  /** How many pieces came into the cart. */
  readonly added: number
  readonly problems: readonly ReorderProblem[]
}

/** Orders the same again, once; where the answer is lost, the cart says whether it was done. */
export class Reorder {
  private readonly orders: Orders
  private readonly carts: Pick<Carts, 'ofCustomer'>
  private readonly line: Pick<Connectivity, 'value'>

  constructor(orders: Orders, carts: Pick<Carts, 'ofCustomer'>, line: Pick<Connectivity, 'value'>) {
    this.orders = orders
    this.carts = carts
    this.line = line
  }

  async execute(number: string): Promise<ReorderOutcome> {
    const { totalQuantity: before } = await this.carts.ofCustomer('plain')
    const { pieces, errors } = await sentOnce<Reordered>(
      this.line,
      () => this.orders.reorder(number),
      async () => {
        const { totalQuantity: now } = await this.carts.ofCustomer('after-change')
        return now > before ? { pieces: now, errors: [] } : undefined
      },
    )
    const references = errors.length === 0 ? [] : await this.orders.itemReferences(number)
    return { added: pieces - before, problems: problemsByItem(errors, references) }
  }
}
