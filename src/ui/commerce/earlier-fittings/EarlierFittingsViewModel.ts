import type { Fittings } from '#app/commerce/ports/Fittings'
import { bySeason, type Fitting, type Season } from '#domain/commerce/fitting/fitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class EarlierFittingsViewModel {
  readonly reading = new Loaded<readonly Fitting[]>()
  readonly #fittings: Fittings

  constructor(fittings: Fittings) {
    this.#fittings = fittings
    makeReactive(this)
  }

  get seasons(): readonly Season<Fitting>[] {
    return bySeason(this.reading.value ?? [])
  }

  start(): void {
    void this.reading.load((signal) => this.#fittings.earlier(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
