import { noCart } from '#domain/commerce/cart'
import type { Selection } from '#domain/commerce/selection'
import type { CartOutcome, ChangeCart } from '../ChangeCart.ts'
import type { ReadCart } from '../ReadCart.ts'

/** The cart then holds this plan once and no other; what else is in it stays. */
export class PutPlanInCart {
  private readonly readCart: Pick<ReadCart, 'execute'>
  private readonly changeCart: Pick<ChangeCart, 'execute'>

  constructor(readCart: Pick<ReadCart, 'execute'>, changeCart: Pick<ChangeCart, 'execute'>) {
    this.readCart = readCart
    this.changeCart = changeCart
  }

  async execute(selection: Selection, planSkus: readonly string[]): Promise<CartOutcome> {
    const cart = await this.readCart.execute()
    const others = cart === noCart ? [] : cart.items.filter((item) => planSkus.includes(item.product.sku))
    for (const { id: lineId } of others) {
      const removed = await this.changeCart.execute({ kind: 'remove', lineId, place: 'cart' })
      if (removed.kind !== 'changed') return removed
    }
    const added = await this.changeCart.execute({ kind: 'add', selection })
    return added.kind === 'changed' ? this.once(added, selection.sku) : added
  }

  /** Another tab may have added the same meanwhile. */
  private async once(added: Extract<CartOutcome, { kind: 'changed' }>, sku: string): Promise<CartOutcome> {
    const [line, ...more] = added.cart.items.filter((item) => item.product.sku === sku)
    if (!line || (more.length === 0 && line.quantity === 1)) return added
    return this.changeCart.execute({ kind: 'quantity', lineId: line.id, quantity: 1, place: 'cart' })
  }
}
