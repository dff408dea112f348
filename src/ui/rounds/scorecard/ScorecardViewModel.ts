import type { ReadScorecard } from '#app/rounds/ReadScorecard'
import { holesOn } from '#domain/rounds/keptCard'
import { inOrderOfPlay } from '#domain/rounds/round'
import { type CardInput, holeToPlay, inputsFor, type Scorecard, type ScorecardHole } from '#domain/rounds/scorecard'
import { entryIn, type HoleEntry, isOpenHole } from '#domain/rounds/scoring/card'
import { strokesReceived } from '#domain/rounds/scoring/handicap'
import { isBackHole } from '#domain/rounds/scoring/nines'
import { type CardTotals, type HoleTotals, totalsOf } from '#domain/rounds/scoring/totals'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { CardEntries } from './CardEntries.ts'
import type { CardSettings } from './CardSettings.ts'

export interface NetFigures extends HoleTotals {
  readonly courseHandicap: number
}

/** The card of a round, and the hole that is being played. */
export class ScorecardViewModel {
  readonly reading = new Loaded<Scorecard>()
  readonly entries: CardEntries
  readonly settings: CardSettings
  showsBack = true
  private chosen: number | undefined = undefined
  private roundId = ''
  readonly #read: ReadScorecard

  constructor(read: ReadScorecard, entries: CardEntries, settings: CardSettings) {
    this.#read = read
    this.entries = entries
    this.settings = settings
    makeReactive(this)
  }

  get card(): Scorecard | undefined {
    return this.entries.kept?.card ?? this.reading.value
  }

  get holes(): readonly ScorecardHole[] {
    return this.entries.kept ? holesOn(this.entries.kept) : (this.card?.holes ?? [])
  }

  /** A card of the back nine alone has nothing to hide. */
  get canHideBack(): boolean {
    return this.holes.some(this.isBack) && !this.holes.every(this.isBack)
  }

  get visibleHoles(): readonly ScorecardHole[] {
    return this.showsBack || !this.canHideBack ? this.holes : this.holes.filter((hole) => !this.isBack(hole))
  }

  get route(): readonly ScorecardHole[] {
    return inOrderOfPlay(this.visibleHoles, { start: this.card?.start ?? 'front' })
  }

  get hole(): ScorecardHole | undefined {
    return this.visibleHoles.find(({ number }) => number === this.chosen) ?? this.route[0]
  }

  /** The number of that hole, which stays the same while its entries change. */
  get current(): number | undefined {
    return this.hole?.number
  }

  /** On each of the holes; absent where the handicap is unknown. */
  get received(): readonly number[] | undefined {
    const { card } = this
    return card?.courseHandicap === undefined ? undefined : strokesReceived(card.courseHandicap, card.holes)
  }

  get totals(): CardTotals {
    return totalsOf(this.holes, this.received)
  }

  get whyNet(): Explanation<NetFigures> | undefined {
    const { total } = this.totals
    const courseHandicap = this.card?.courseHandicap
    const isNet = courseHandicap !== undefined && total.net !== undefined && total.strokes > 0
    return explain('rounds.net-score', isNet ? { ...total, courseHandicap } : undefined)
  }

  get inputs(): readonly CardInput[] {
    return this.card ? inputsFor(this.card.settings) : []
  }

  get isClosed(): boolean {
    return this.card?.isClosed ?? false
  }

  nine(isBack: boolean): readonly ScorecardHole[] {
    return this.holes.filter((hole) => this.isBack(hole) === isBack)
  }

  isBack(hole: Pick<ScorecardHole, 'number'>): boolean {
    return isBackHole(hole, this.card?.holes ?? [])
  }

  receivedOn(number: number): number | undefined {
    return this.received?.[this.holes.findIndex((hole) => hole.number === number)]
  }

  /** What is kept on the device is shown until the club's card is there. */
  async open(roundId: string): Promise<void> {
    this.roundId = roundId
    this.entries.open(roundId)
    if (this.entries.kept) this.reading.receive(this.entries.kept.card)
    this.chosen = holeToPlay(this.route)?.number
    await this.read()
  }

  async read(): Promise<void> {
    await this.reading.load((signal) => this.#read.execute(this.roundId, signal))
    this.chosen ??= holeToPlay(this.route)?.number
  }

  go(number: number): void {
    this.chosen = number
  }

  /** One hole on or back; the first follows the last. */
  step(by: 1 | -1): void {
    const { route: holes, hole } = this
    const index = holes.findIndex(({ number }) => number === hole?.number)
    this.chosen = holes.at((index + by) % holes.length)?.number
  }

  get isComplete(): boolean {
    return this.holes.length > 0 && !this.holes.some(isOpenHole)
  }

  get isLast(): boolean {
    return this.route.at(-1)?.number === this.current
  }

  /** Returns what puts everything back that was entered on the hole. */
  clear(number: number): () => void {
    return this.replace(number, entryIn({ isPickedUp: false }))
  }

  pickUp(number: number): () => void {
    return this.replace(number, { isPickedUp: true })
  }

  private replace(number: number, entry: HoleEntry): () => void {
    const before = this.holes.find((hole) => hole.number === number)
    void this.enter(number, entry)
    return () => void (before && this.enter(number, entryIn(before)))
  }

  toggleBack(isShown: boolean): void {
    this.showsBack = isShown
  }

  async enter(number: number, entry: HoleEntry): Promise<void> {
    if (!this.isClosed) await this.entries.enter(number, entry)
  }

  async saveSettings(): Promise<boolean> {
    const settings = await this.settings.save()
    if (!settings) return false
    this.entries.change((kept) => ({ ...kept, card: { ...kept.card, settings } }))
    return true
  }

  dispose(): void {
    this.reading.cancel()
    this.entries.close()
  }
}
