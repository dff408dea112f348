import type { CartPlace } from '#domain/commerce/cartChange'
import type { CartOutcome, ChangeCart } from './ChangeCart.ts'

interface Desired {
  quantity: number
}

interface Setting {
  /** Quantity of the last press. */
  readonly desired: Desired
  readonly done: Promise<CartOutcome>
}

/** One write at a time per item; the last press wins. */
export class SetQuantity {
  private readonly changeCart: Pick<ChangeCart, 'execute'>
  private readonly settings = new Map<number, Setting>()

  constructor(changeCart: Pick<ChangeCart, 'execute'>) {
    this.changeCart = changeCart
  }

  /** Resolves when the last quantity is saved; rejects if that write fails. */
  execute(lineId: number, quantity: number, place: CartPlace): Promise<CartOutcome> {
    const under = this.settings.get(lineId)
    if (under) {
      under.desired.quantity = quantity
      return under.done
    }
    const desired = { quantity }
    const done = this.write(lineId, desired, place).finally(() => this.settings.delete(lineId))
    this.settings.set(lineId, { desired, done })
    return done
  }

  private async write(lineId: number, desired: Desired, place: CartPlace): Promise<CartOutcome> {
    const { quantity } = desired
    const outcome = this.changeCart.execute({ kind: 'quantity', lineId, quantity, place })
    await outcome.catch(() => undefined)
    return desired.quantity === quantity ? outcome : this.write(lineId, desired, place)
  }
}
