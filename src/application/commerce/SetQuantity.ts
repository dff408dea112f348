import type { CartPlace } from '#domain/commerce/cartChange'
import { LatestWriteQueue } from '../shared/LatestWriteQueue.ts'
import type { CartOutcome, ChangeCart } from './ChangeCart.ts'

export class SetQuantity {
  private readonly changeCart: Pick<ChangeCart, 'execute'>
  private readonly queue = new LatestWriteQueue<number, CartOutcome>()

  constructor(changeCart: Pick<ChangeCart, 'execute'>) {
    this.changeCart = changeCart
  }

  /** Resolves when the last quantity is saved; rejects if that write fails. */
  execute(lineId: number, quantity: number, place: CartPlace): Promise<CartOutcome> {
    return this.queue.runToEnd(String(lineId), quantity, (wanted) =>
      this.changeCart.execute({ kind: 'quantity', lineId, quantity: wanted, place }),
    )
  }
}
