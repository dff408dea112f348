import { runInAction } from 'mobx'
import type { RegionLink } from '#app/session/ports/RegionalSites'
import type { RegionRedirects } from '#app/session/ports/RegionRedirects'
import type { RegionRedirect } from '#app/session/RegionRedirect'
import type { Clock } from '#app/shared/ports/Clock'
import { makeReactive } from '#ui/shell/makeReactive.ts'

const pause = 5000

export class RegionViewModel {
  readonly way: RegionLink | undefined
  isLeaving: boolean
  readonly #departure: RegionRedirect
  readonly #departures: RegionRedirects
  readonly #clock: Clock
  #waiting = new AbortController()

  constructor(departure: RegionRedirect, departures: RegionRedirects, clock: Clock) {
    this.#departure = departure
    this.#departures = departures
    this.#clock = clock
    this.way = departure.way
    this.isLeaving = departure.way?.isReachable ?? false
    makeReactive(this)
  }

  start(): void {
    if (this.isLeaving) void this.leaveLater()
  }

  dispose(): void {
    this.#waiting.abort()
    this.#departure.way = undefined
  }

  stay(): void {
    this.#waiting.abort()
    this.isLeaving = false
  }

  leave(): void {
    this.#waiting.abort()
    if (this.way) this.#departures(this.way.address)
  }

  private async leaveLater(): Promise<void> {
    this.#waiting = new AbortController()
    const { signal } = this.#waiting
    try {
      await this.#clock.sleep(pause, signal)
    } catch {
      return
    }
    runInAction(() => this.leave())
  }
}
