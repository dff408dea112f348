import type { ContactCentre, ContactCentres } from '#app/session/ports/ContactCentres'
import type { Clock } from '#app/shared/ports/Clock'
import type { ClubLocation } from '#domain/session/configuration'
import { postalCodeOf } from '#domain/session/registration'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export interface CentresAt {
  readonly heading?: string
  readonly centres: readonly ContactCentre[]
}

export interface CentreOffer {
  readonly locations: readonly ClubLocation[]
  readonly locationId?: string | undefined
}

const pause = 500
const nearby = 3

export class CentreList {
  readonly all = new Loaded<readonly ContactCentre[]>()
  readonly closest = new Loaded<readonly ContactCentre[]>()
  private postalCode: string | undefined = undefined
  #asked: string | undefined = undefined
  #offer: () => CentreOffer = () => ({ locations: [] })
  readonly #centres: ContactCentres
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(centres: ContactCentres, clock: Pick<Clock, 'sleep'>) {
    this.#centres = centres
    this.#clock = clock
    makeReactive(this)
  }

  get groups(): readonly CentresAt[] {
    const all = this.offered(this.all.value)
    const close = this.offered(this.closest.value).slice(0, nearby)
    const others = all.filter(({ id }) => !close.some((centre) => centre.id === id))
    const headings = [...new Set(others.map((centre) => this.headingOf(centre)))]
    const byHeading = headings.map((heading) => ({ heading, centres: others.filter((centre) => this.headingOf(centre) === heading) }))
    return close.length > 0 ? [{ centres: close }, ...byHeading] : byHeading
  }

  follow(offer: () => CentreOffer): void {
    this.#offer = offer
  }

  start(): void {
    void this.all.load((signal) => this.#centres.all(signal))
  }

  /** The last code wins; the old list stays until its answer. */
  near(typed: string): void {
    const postalCode = postalCodeOf(typed)
    if (postalCode === this.postalCode) return
    this.postalCode = postalCode
    if (postalCode === undefined) this.closest.clear()
    else void this.closest.load((signal) => this.closeTo(postalCode, pause, signal))
  }

  /** The field lost focus: nothing more will be typed. */
  settle(): void {
    const { postalCode } = this
    if (postalCode !== undefined && this.#asked !== postalCode) void this.closest.load((signal) => this.closeTo(postalCode, 0, signal))
  }

  dispose(): void {
    this.all.cancel()
    this.closest.cancel()
  }

  private offered(centres: readonly ContactCentre[] = []): readonly ContactCentre[] {
    const { locations, locationId } = this.#offer()
    const open = locations.filter(({ id }) => locationId === undefined || id === locationId)
    return locations.length === 0 ? centres : centres.filter(({ id }) => open.some(({ centreIds }) => centreIds.includes(id)))
  }

  private headingOf({ id, city }: ContactCentre): string {
    return this.#offer().locations.find(({ centreIds }) => centreIds.includes(id))?.name ?? city
  }

  private async closeTo(postalCode: string, after: number, signal: AbortSignal): Promise<readonly ContactCentre[]> {
    if (after > 0) await this.#clock.sleep(after, signal)
    this.#asked = postalCode
    return this.#centres.closest(postalCode, signal)
  }
}
