import { makeAutoObservable, observableRef } from 'mobx'
import type { Swings } from '#app/learning/ports/Swings'
import { byMonth, clubsOf, type Swing, type SwingMonth, type SwingWish, swingsLike } from '#domain/learning/swing'
import { Loaded } from '#ui/shell/Loaded.ts'

/** How many are shown at first, and how many more at a time. */
export const swingsAtOnce = 24

/** What the address asks for. */
export interface SwingsWish extends SwingWish {
  /** How many of them, the newest first. */
  readonly shown?: number | undefined
}

/** All of the player's swings, by month. */
export class SwingsViewModel {
  readonly reading = new Loaded<readonly Swing[]>()
  private wish: SwingsWish = {}
  readonly #swings: Swings

  constructor(swings: Swings) {
    this.#swings = swings
    makeAutoObservable<this, 'wish'>(this, { wish: observableRef }, { autoBind: true })
  }

  get clubs(): readonly string[] {
    return clubsOf(this.all)
  }

  /** Nothing where the address names none that there is. */
  get club(): string | undefined {
    return this.clubs.find((club) => club === this.wish.club)
  }

  get view(): SwingWish['view'] {
    return this.wish.view
  }

  get months(): readonly SwingMonth[] {
    return byMonth(this.found.slice(0, this.shown))
  }

  /** How many are older than those that are shown. */
  get older(): number {
    return Math.max(0, this.found.length - this.shown)
  }

  get shown(): number {
    return Math.max(swingsAtOnce, this.wish.shown ?? 0)
  }

  open(): void {
    void this.reading.load((signal) => this.#swings.list(signal))
  }

  show(wish: SwingsWish): void {
    this.wish = wish
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
