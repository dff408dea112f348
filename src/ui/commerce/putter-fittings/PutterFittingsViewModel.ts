import type { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Fittings } from '#app/commerce/ports/Fittings'
import { withoutOrders } from '#domain/commerce/fitting/customClub'
import { bySeason, type Season } from '#domain/commerce/fitting/fitting'
import type { PutterFitting } from '#domain/commerce/fitting/putterFitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class PutterFittingsViewModel {
  readonly reading = new Loaded<readonly PutterFitting[]>()
  readonly #fittings: Fittings
  readonly #withdrawn: Observed<ReadonlySet<string>>

  constructor(fittings: Fittings, withdrawn: WithdrawnOrders) {
    this.#fittings = fittings
    this.#withdrawn = observe(withdrawn)
    makeReactive(this)
  }

  get seasons(): readonly Season<PutterFitting>[] {
    return bySeason(withoutOrders(this.reading.value ?? [], this.#withdrawn.value))
  }

  start(): void {
    void this.reading.load((signal) => this.#fittings.putterSessions(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
