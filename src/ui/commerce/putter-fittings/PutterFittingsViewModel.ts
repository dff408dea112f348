import type { Fittings } from '#app/commerce/ports/Fittings'
import { bySeason, type Season } from '#domain/commerce/fitting/fitting'
import type { PutterFitting } from '#domain/commerce/fitting/putterFitting'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class PutterFittingsViewModel {
  readonly reading = new Loaded<readonly PutterFitting[]>()
  readonly #fittings: Fittings

  constructor(fittings: Fittings) {
    this.#fittings = fittings
    makeReactive(this)
  }

  get seasons(): readonly Season<PutterFitting>[] {
    return bySeason(this.reading.value ?? [])
  }

  start(): void {
    void this.reading.load((signal) => this.#fittings.putterSessions(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
