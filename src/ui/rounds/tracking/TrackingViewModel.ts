import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { ReadRoundToTrack } from '#app/rounds/ReadRoundToTrack'
import {
  newestFirst,
  statisticOf,
  type TrackedFigures,
  type TrackedPoint,
  type TrackedRound,
  type TrackingType,
  trackedFigures,
  trackedOverTime,
} from '#domain/rounds/tracking'
import type { TrackingDraft } from '#domain/rounds/trackingDraft'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { TrackingEditor } from './TrackingEditor.ts'
import type { TrackingRemoval } from './TrackingRemoval.ts'

export type TrackingDialog = 'info' | 'scrambling'

export class TrackingViewModel {
  readonly reading = new Loaded<readonly TrackedRound[]>()
  readonly card = new Loaded<TrackingDraft>()
  readonly editor: TrackingEditor
  readonly removal: TrackingRemoval
  type: TrackingType = 'onGIR'
  dialog: TrackingDialog | undefined = undefined
  readonly #tracking: GameTracking
  readonly #card: ReadRoundToTrack

  constructor(tracking: GameTracking, card: ReadRoundToTrack, editor: TrackingEditor, removal: TrackingRemoval) {
    this.#tracking = tracking
    this.#card = card
    this.editor = editor
    this.removal = removal
    makeReactive(this)
  }

  get rounds(): readonly TrackedRound[] {
    return newestFirst(this.reading.value ?? [])
  }

  get points(): readonly TrackedPoint[] {
    return trackedOverTime(this.rounds, this.type)
  }

  get total(): TrackedFigures {
    return trackedFigures(this.rounds, this.type)
  }

  get why(): Explanation<TrackedFigures> | undefined {
    return explain('rounds.tracked-chances-weigh-alike', this.total.of > 0 ? this.total : undefined)
  }

  get average(): number | undefined {
    return statisticOf(this.total, this.type)
  }

  choose(type: TrackingType): void {
    this.type = type
  }

  show(dialog: TrackingDialog): void {
    this.dialog = dialog
  }

  hide(): void {
    this.dialog = undefined
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#tracking.all(signal))
  }

  async beginFromCard(roundId: number): Promise<void> {
    await this.card.load((signal) => this.#card.execute(roundId, signal))
    if (this.card.value) this.editor.beginWith(roundId, this.card.value)
  }

  dispose(): void {
    this.reading.cancel()
    this.card.cancel()
    this.editor.dialog.dispose()
  }

  async save(): Promise<boolean> {
    const isSaved = await this.editor.save(this.rounds)
    if (isSaved) await this.read()
    return isSaved
  }

  async remove(round: TrackedRound): Promise<boolean> {
    const isRemoved = await this.removal.remove(round.id)
    if (isRemoved) await this.read()
    return isRemoved
  }

  async putBack(removed: TrackedRound): Promise<void> {
    if (await this.removal.putBack(removed, this.rounds)) await this.read()
  }
}
