import type { Fittings } from '#app/commerce/ports/Fittings'
import type { FittingUnits, Units } from '#app/commerce/ports/FittingUnits'
import type { Compared } from '#domain/commerce/fitting/comparison'
import {
  type FittedPutter,
  isHoled,
  type PutterDetail,
  puttersOf,
  type StrokeMeasure,
  strokeComparison,
} from '#domain/commerce/fitting/putterFitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { CustomClubModel } from '../custom-club/CustomClubModel.ts'

export class PutterFittingViewModel {
  readonly reading = new Loaded<PutterDetail>()
  readonly order: CustomClubModel
  readonly #fittings: Fittings
  readonly #units: Observed<Units>

  constructor(fittings: Fittings, units: FittingUnits, order: CustomClubModel) {
    this.#fittings = fittings
    this.#units = observe(units)
    this.order = order
    makeReactive(this)
  }

  get detail(): PutterDetail | undefined {
    return this.reading.value
  }

  get units(): Units {
    return this.#units.value
  }

  /** The player's own, then the recommended one. */
  get putters(): readonly FittedPutter[] {
    if (!this.detail) return []
    const { own, recommended } = puttersOf(this.detail)
    return [own, recommended].filter((putter) => putter !== undefined)
  }

  get compared(): readonly Compared<StrokeMeasure>[] {
    return this.detail ? strokeComparison(this.detail) : []
  }

  holedWith({ putts }: FittedPutter): number {
    const { distance } = this.detail ?? {}
    return distance === undefined ? 0 : putts.filter((putt) => isHoled(putt, distance)).length
  }

  async open(id: string): Promise<void> {
    if (this.detail?.id !== id) {
      this.reading.clear()
      void this.order.show(undefined)
    }
    await this.reading.load((signal) => this.#fittings.putterDetail(id, signal))
    if (this.detail?.id === id) await this.order.show(this.detail.order)
  }

  dispose(): void {
    this.reading.cancel()
    this.order.dispose()
  }
}
