import type { Purchases } from '#app/commerce/purchases/ports/Purchases'
import type { Clock } from '#app/shared/ports/Clock'
import {
  allPurchases,
  dayOf,
  filtered,
  kindsIn,
  type Purchase,
  type PurchaseFilters,
  type PurchaseKind,
  studentsIn,
} from '#domain/commerce/purchases/purchase'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** What the player has paid to the club, in its shop or for lessons. */
export class PurchasesViewModel {
  readonly reading = new Loaded<readonly Purchase[]>()
  filters: PurchaseFilters = allPurchases
  readonly #purchases: Pick<Purchases, 'all'>
  readonly #clock: Pick<Clock, 'timeZone'>

  constructor(purchases: Pick<Purchases, 'all'>, clock: Pick<Clock, 'timeZone'>) {
    this.#purchases = purchases
    this.#clock = clock
    makeReactive(this)
  }

  get shown(): readonly Purchase[] {
    return filtered(this.reading.value ?? [], this.filters, this.#clock.timeZone)
  }

  get kinds(): readonly PurchaseKind[] {
    return kindsIn(this.reading.value ?? [])
  }

  get students(): readonly string[] {
    return studentsIn(this.reading.value ?? [])
  }

  dayOf(purchase: Purchase): Temporal.PlainDate {
    return dayOf(purchase, this.#clock.timeZone)
  }

  start(): void {
    void this.read()
  }

  dispose(): void {
    this.reading.cancel()
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#purchases.all(signal))
  }

  filter(filters: PurchaseFilters): void {
    this.filters = filters
  }
}
