import type { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Fittings } from '#app/commerce/ports/Fittings'
import type { FittingUnits, Units } from '#app/commerce/ports/FittingUnits'
import { withoutOrders } from '#domain/commerce/fitting/customClub'
import { bySeason, type FittingSession, type Season } from '#domain/commerce/fitting/fitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class FittingsViewModel {
  readonly reading = new Loaded<readonly FittingSession[]>()
  readonly #fittings: Fittings
  readonly #units: Observed<Units>
  readonly #withdrawn: Observed<ReadonlySet<string>>

  constructor(fittings: Fittings, units: FittingUnits, withdrawn: WithdrawnOrders) {
    this.#fittings = fittings
    this.#units = observe(units)
    this.#withdrawn = observe(withdrawn)
    makeReactive(this)
  }

  get seasons(): readonly Season<FittingSession>[] {
    return bySeason(withoutOrders(this.reading.value ?? [], this.#withdrawn.value))
  }

  get units(): Units {
    return this.#units.value
  }

  start(): void {
    void this.reading.load((signal) => this.#fittings.sessions(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
