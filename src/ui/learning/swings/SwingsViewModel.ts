import type { Swings } from '#app/learning/ports/Swings'
import { byMonth, clubsOf, type Swing, type SwingFilter, type SwingMonth, swingsLike } from '#domain/learning/swing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export const swingsAtOnce = 24

export interface SwingsQuery extends SwingFilter {
  readonly shown?: number | undefined
}

export class SwingsViewModel {
  readonly reading = new Loaded<readonly Swing[]>()
  private query: SwingsQuery = {}
  readonly #swings: Swings

  constructor(swings: Swings) {
    this.#swings = swings
    makeReactive(this)
  }

  get clubs(): readonly string[] {
    return clubsOf(this.all)
  }

  get club(): string | undefined {
    return this.clubs.find((club) => club === this.query.club)
  }

  get view(): SwingFilter['view'] {
    return this.query.view
  }

  get months(): readonly SwingMonth[] {
    return byMonth(this.found.slice(0, this.shown))
  }

  get older(): number {
    return Math.max(0, this.found.length - this.shown)
  }

  get shown(): number {
    return Math.max(swingsAtOnce, this.query.shown ?? 0)
  }

  open(): void {
    void this.reading.load((signal) => this.#swings.list(signal))
  }

  show(query: SwingsQuery): void {
    this.query = query
  }

  dispose(): void {
    this.reading.cancel()
  }

  private get all(): readonly Swing[] {
    return this.reading.value ?? []
  }

  private get found(): readonly Swing[] {
    return swingsLike(this.all, { club: this.club, view: this.view })
  }
}
