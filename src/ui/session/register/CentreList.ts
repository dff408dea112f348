import { makeAutoObservable } from 'mobx'
import type { ContactCentre, ContactCentres } from '#app/session/ports/ContactCentres'
import type { Clock } from '#app/shared/ports/Clock'
import { postalCodeOf } from '#domain/session/registration'
import { Loaded } from '#ui/shell/Loaded.ts'

export interface CentresAt {
  /** Nothing for those that are close by. */
  readonly city?: string
  readonly centres: readonly ContactCentre[]
}

const pause = 500
/** How many count as close by. */
const nearby = 3

/** The centres to choose from, by city, and first of all those that are close to a postal code. */
export class CentreList {
  readonly all = new Loaded<readonly ContactCentre[]>()
  readonly closest = new Loaded<readonly ContactCentre[]>()
  private postalCode: string | undefined = undefined
  /** The code for which the club was asked last. */
  #asked: string | undefined = undefined
  readonly #centres: ContactCentres
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(centres: ContactCentres, clock: Pick<Clock, 'sleep'>) {
    this.#centres = centres
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get groups(): readonly CentresAt[] {
    const all = this.all.value ?? []
    const close = (this.closest.value ?? []).slice(0, nearby)
    const others = all.filter(({ id }) => !close.some((centre) => centre.id === id))
    const cities = [...new Set(others.map(({ city }) => city))]
    const byCity = cities.map((city) => ({ city, centres: others.filter((centre) => centre.city === city) }))
    return close.length > 0 ? [{ centres: close }, ...byCity] : byCity
  }

  start(): void {
    void this.all.load((signal) => this.#centres.all(signal))
  }

  /** The last code wins; until its answer is there, the centres stand as they did. */
  near(typed: string): void {
    const postalCode = postalCodeOf(typed)
    if (postalCode === this.postalCode) return
    this.postalCode = postalCode
    if (postalCode === undefined) this.closest.clear()
    else void this.closest.load((signal) => this.closeTo(postalCode, pause, signal))
  }

  /** Somebody has left the field: nothing more comes. */
  settle(): void {
    const { postalCode } = this
    if (postalCode !== undefined && this.#asked !== postalCode) void this.closest.load((signal) => this.closeTo(postalCode, 0, signal))
  }

  dispose(): void {
    this.all.cancel()
    this.closest.cancel()
  }

  private async closeTo(postalCode: string, after: number, signal: AbortSignal): Promise<readonly ContactCentre[]> {
    if (after > 0) await this.#clock.sleep(after, signal)
    this.#asked = postalCode
    return this.#centres.closest(postalCode, signal)
  }
}
