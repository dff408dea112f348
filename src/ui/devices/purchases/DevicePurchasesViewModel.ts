import type { DevicePurchases } from '#app/devices/ports/DevicePurchases'
import type { Clock } from '#app/shared/ports/Clock'
import { filtered, noFilters, type Purchase, type PurchaseFilters } from '#domain/devices/purchase'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** What a player paid for launch monitors. */
export class DevicePurchasesViewModel {
  readonly reading = new Loaded<readonly Purchase[]>()
  filters: PurchaseFilters = noFilters
  readonly #purchases: DevicePurchases
  readonly #clock: Pick<Clock, 'timeZone'>

  constructor(purchases: DevicePurchases, clock: Pick<Clock, 'timeZone'>) {
    this.#purchases = purchases
    this.#clock = clock
    makeReactive(this)
  }

  get shown(): readonly Purchase[] {
    return filtered(this.reading.value ?? [], this.filters, this.#clock.timeZone)
  }

  dayOf({ createdAt }: Purchase): Temporal.PlainDate {
    return createdAt.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#purchases.all(signal))
  }

  filter(filters: Partial<PurchaseFilters>): void {
    this.filters = { ...this.filters, ...filters }
  }

  dispose(): void {
    this.reading.cancel()
  }
}
