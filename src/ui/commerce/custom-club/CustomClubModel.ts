import type { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Fittings } from '#app/commerce/ports/Fittings'
import type { Clock } from '#app/shared/ports/Clock'
import type { CustomClubId, CustomClubOrder } from '#domain/commerce/fitting/customClub'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

/** The order of custom-fit clubs that follows from a fitting. */
export class CustomClubModel {
  readonly reading = new Loaded<CustomClubOrder>()
  readonly #fittings: Fittings
  readonly #clock: Clock
  readonly #withdrawn: Observed<ReadonlySet<string>>

  constructor(fittings: Fittings, clock: Clock, withdrawn: WithdrawnOrders) {
    this.#fittings = fittings
    this.#clock = clock
    this.#withdrawn = observe(withdrawn)
    makeReactive(this)
  }

  /** The shop no longer knows it. */
  isGone(id: string): boolean {
    return this.#withdrawn.value.has(id)
  }

  async show(id: CustomClubId | undefined): Promise<void> {
    if (id === undefined || this.reading.value?.id !== id.id) this.reading.clear()
    if (id && !this.isGone(id.id)) await this.reading.load((signal) => this.#fittings.order(id, signal))
  }

  dayOf(at: Temporal.Instant): Temporal.PlainDate {
    return at.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  dispose(): void {
    this.reading.cancel()
  }
}
