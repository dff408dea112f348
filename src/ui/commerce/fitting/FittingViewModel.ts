import type { FittingQuery, Fittings } from '#app/commerce/ports/Fittings'
import type { FittingUnits, Units } from '#app/commerce/ports/FittingUnits'
import { type Compared, clubsOf, comparison, type FittingMeasure } from '#domain/commerce/fitting/comparison'
import type { ChartedClub, FittedClub, FittingDetail } from '#domain/commerce/fitting/fitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { CustomClubModel } from '../custom-club/CustomClubModel.ts'

/** The player's own club beside one that was tested. */
export class FittingViewModel {
  readonly reading = new Loaded<FittingDetail>()
  readonly order: CustomClubModel
  readonly #fittings: Fittings
  readonly #units: Observed<Units>

  constructor(fittings: Fittings, units: FittingUnits, order: CustomClubModel) {
    this.#fittings = fittings
    this.#units = observe(units)
    this.order = order
    makeReactive(this)
  }

  get detail(): FittingDetail | undefined {
    return this.reading.value
  }

  get units(): Units {
    return this.#units.value
  }

  get own(): FittedClub | undefined {
    return this.detail && clubsOf(this.detail).own
  }

  get selected(): FittedClub | undefined {
    return this.detail && clubsOf(this.detail).selected
  }

  /** The clubs that can be compared with the player's own, the recommended one first. */
  get choices(): readonly FittedClub[] {
    const others = this.detail?.clubs.filter(({ role }) => role !== 'current') ?? []
    return others.toSorted((one, other) => Number(other.role === 'recommended') - Number(one.role === 'recommended'))
  }

  get compared(): readonly Compared<FittingMeasure>[] {
    return this.detail ? comparison(this.detail) : []
  }

  chartOf(club: FittedClub | undefined): ChartedClub | undefined {
    return this.detail?.chart.find(({ clubId }) => clubId === club?.id)
  }

  async open(query: FittingQuery): Promise<void> {
    if (this.detail?.id !== query.id) {
      this.reading.clear()
      void this.order.show(undefined)
    }
    await this.reading.load((signal) => this.#fittings.detail(query, signal))
    if (this.detail?.id === query.id && this.order.reading.value?.id !== this.detail.order?.id) await this.order.show(this.detail.order)
  }

  dispose(): void {
    this.reading.cancel()
    this.order.dispose()
  }
}
