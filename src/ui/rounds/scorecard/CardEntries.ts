import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import type { ScoreSync } from '#app/rounds/ScoreSync'
import type { Connectivity } from '#app/shared/ports/Connectivity'
import type { CardConflict } from '#domain/rounds/cardConflict'
import { holesOn, type KeptCard, withEntry, withoutConflicts, withoutEntry } from '#domain/rounds/keptCard'
import { type HoleEntry, isOpenHole } from '#domain/rounds/scoring/card'
import { afterPaint } from '#ui/shell/afterPaint.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

/** What this device keeps of a card, and what of it is at the club. */
export class CardEntries {
  kept: KeptCard | undefined = undefined
  private roundId = ''
  readonly #store: ScorecardStore
  readonly #golfer: CurrentGolfer
  readonly #sync: ScoreSync
  readonly #isOnline: Observed<boolean>
  #isLooking = false
  #following: { unsubscribe(): void } | undefined = undefined

  constructor(store: ScorecardStore, golfer: CurrentGolfer, sync: ScoreSync, connectivity: Connectivity) {
    this.#store = store
    this.#golfer = golfer
    this.#sync = sync
    this.#isOnline = observe(connectivity)
    makeReactive(this)
  }

  get isOnline(): boolean {
    return this.#isOnline.value
  }

  /** Holes in the order of entry. */
  get waiting(): readonly number[] {
    return (this.kept?.entries ?? []).flatMap(({ hole, isRefused }) => (isRefused ? [] : [hole.number]))
  }

  get refused(): readonly number[] {
    return (this.kept?.entries ?? []).flatMap(({ hole, isRefused }) => (isRefused ? [hole.number] : []))
  }

  get isMetric(): boolean {
    return this.#golfer.value?.metricDistances ?? false
  }

  get isUntouched(): boolean {
    return !this.kept || holesOn(this.kept).every(isOpenHole)
  }

  get conflicts(): readonly CardConflict[] {
    return this.kept?.conflicts ?? []
  }

  open(roundId: string): void {
    this.roundId = roundId
    this.#following ??= this.#store.changes.subscribe(this.lookSoon)
    this.look()
    this.#sync.start()
  }

  close(): void {
    this.#following?.unsubscribe()
    this.#following = undefined
  }

  /** On the device when this returns; resolves when sending has ended. */
  async enter(number: number, entry: HoleEntry): Promise<void> {
    this.change((kept) => withEntry(kept, number, entry))
    await new Promise<void>(afterPaint)
    await this.#sync.send()
  }

  /** What the club does not accept. */
  discardRefused(): void {
    this.change((kept) => this.refused.reduce(withoutEntry, kept))
  }

  dismissConflicts(): void {
    this.change(withoutConflicts)
  }

  change(change: (kept: KeptCard) => KeptCard): void {
    const { value: player } = this.#golfer
    if (player) this.#store.change(player.id, this.roundId, (kept) => kept && change(kept))
  }

  /** A typed digit is drawn before the sums that it changes; several changes are drawn together. */
  private lookSoon(): void {
    if (this.#isLooking) return
    this.#isLooking = true
    afterPaint(() => {
      this.#isLooking = false
      this.look()
    })
  }

  private look(): void {
    const { value: player } = this.#golfer
    this.kept = player && this.#store.find(player.id, this.roundId)
  }
}
