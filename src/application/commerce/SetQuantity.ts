import type { CartPlace } from '#domain/commerce/cartChange'
import type { CartOutcome, ChangeCart } from './ChangeCart.ts'

interface Setting {
  wanted: number
  readonly done: Promise<CartOutcome>
}

/** Sets a line's quantity: one write at a time for each line, and of many presses the last is written. */
export class SetQuantity {
  private readonly changeCart: Pick<ChangeCart, 'execute'>
  private readonly settings = new Map<number, Setting>()

  constructor(changeCart: Pick<ChangeCart, 'execute'>) {
    this.changeCart = changeCart
  }

  /** Resolves once the last wish is written, rejects where that write has failed. */
  execute(lineId: number, quantity: number, place: CartPlace): Promise<CartOutcome> {
    const under = this.settings.get(lineId)
    if (under) {
      under.wanted = quantity
      return under.done
    }
    const done = this.write(lineId, quantity, place).finally(() => this.settings.delete(lineId))
    this.settings.set(lineId, { wanted: quantity, done })
    return done
  }

  private async write(lineId: number, quantity: number, place: CartPlace): Promise<CartOutcome> {
    const outcome = this.changeCart.execute({ kind: 'quantity', lineId, quantity, place })
    await outcome.catch(() => undefined)
    const wanted = this.settings.get(lineId)?.wanted
    return wanted === undefined || wanted === quantity ? outcome : this.write(lineId, wanted, place)
  }
}
