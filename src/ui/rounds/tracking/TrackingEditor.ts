import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { TrackRound } from '#app/rounds/TrackRound'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { TrackedEntry, TrackedRound } from '#domain/rounds/tracking'
import {
  emptyTrackingDraft,
  type TrackingDraft,
  type TrackingField,
  type TrackingProblems,
  trackedEntryIn,
  trackingDraftOf,
  trackingFields,
} from '#domain/rounds/trackingDraft'
import { DraftedDialog } from '#ui/shell/DraftedDialog.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** A round that is being added to the game tracking or changed there. */
export class TrackingEditor {
  readonly dialog: DraftedDialog
  isSaved = false
  /** The one that is changed; nothing while one is added. */
  round: TrackedRound | undefined = undefined
  draft: TrackingDraft
  problems: TrackingProblems = {}
  readonly #adding: TrackRound
  readonly #tracking: GameTracking
  readonly #clock: Clock

  constructor(adding: TrackRound, tracking: GameTracking, clock: Clock, drafts: Drafts) {
    this.#adding = adding
    this.#tracking = tracking
    this.#clock = clock
    this.dialog = new DraftedDialog(drafts)
    this.draft = emptyTrackingDraft(this.today)
    makeReactive(this)
  }

  /** Of the latest save: `wait`, then `success`. */
  get status(): 'none' | 'wait' | 'success' {
    if (this.dialog.saving.busy) return 'wait'
    return this.isSaved ? 'success' : 'none'
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  get isUnsent(): boolean {
    return this.dialog.isOpen && Object.keys(this.typed).length > 0
  }

  begin(): void {
    this.open(undefined)
  }

  change(round: TrackedRound): void {
    this.open(round)
  }

  write(field: TrackingField, text: string): void {
    this.draft = { ...this.draft, [field]: text }
    this.problems = { ...this.problems, [field]: undefined }
  }

  /** `known`: the rounds that are there. */
  async save(known: readonly TrackedRound[]): Promise<boolean> {
    if (this.dialog.saving.busy) return false
    const checked = trackedEntryIn(this.draft, { today: this.today, before: this.round })
    this.problems = 'problems' in checked ? checked.problems : {}
    if (!('entry' in checked)) return false
    this.isSaved = false
    return (await this.dialog.save(() => this.send(checked.entry, known), this.finish)) === true
  }

  private async send(entry: TrackedEntry, known: readonly TrackedRound[]): Promise<true> {
    if (!this.round) return this.#adding.execute(entry, known)
    await this.#tracking.change({ ...entry, id: this.round.id })
    return true
  }

  private finish(): void {
    this.isSaved = true
    this.draft = this.unchanged
  }

  private get unchanged(): TrackingDraft {
    return this.round ? trackingDraftOf(this.round) : emptyTrackingDraft(this.today)
  }

  /** What differs from what is saved. */
  private get typed(): Draft {
    const { unchanged } = this
    return Object.fromEntries(
      trackingFields.flatMap((field) => (this.draft[field] === unchanged[field] ? [] : [[field, this.draft[field]]])),
    )
  }

  private open(round: TrackedRound | undefined): void {
    this.round = round
    this.draft = this.unchanged
    this.problems = {}
    this.isSaved = false
    this.dialog.open({
      name: round ? `tracked round ${round.id}` : 'new tracked round',
      typed: () => this.typed,
      restore: (kept) => this.restore(kept),
    })
  }

  private restore(kept: Draft): void {
    if (this.isUnsent) return
    const known = trackingFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]]))
    this.draft = { ...this.draft, ...Object.fromEntries(known) }
  }
}
