import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { TrackRound } from '#app/rounds/TrackRound'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { CourseSummary } from '#domain/rounds/course'
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
import type { TypedNumbers } from '#domain/shared/number'
import { DraftedDialog } from '#ui/shell/DraftedDialog.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

const draftFields = ['courseId', ...trackingFields] as const

/** A round that is being added to the game tracking or changed there. */
export class TrackingEditor {
  readonly dialog: DraftedDialog
  isSaved = false
  /** The one that is changed; nothing while one is added. */
  round: TrackedRound | undefined = undefined
  draft: TrackingDraft
  problems: TrackingProblems = {}
  private unchanged: TrackingDraft
  readonly #adding: TrackRound
  readonly #tracking: GameTracking
  readonly #clock: Clock
  readonly #numbers: TypedNumbers

  constructor(adding: TrackRound, tracking: GameTracking, clock: Clock, drafts: Drafts, numbers: TypedNumbers) {
    this.#numbers = numbers
    this.#adding = adding
    this.#tracking = tracking
    this.#clock = clock
    this.dialog = new DraftedDialog(drafts)
    this.unchanged = emptyTrackingDraft(this.today)
    this.draft = this.unchanged
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
    this.open('new tracked round', emptyTrackingDraft(this.today))
  }

  beginWith(roundId: number, draft: TrackingDraft): void {
    this.open(`round ${roundId} to be tracked`, draft)
  }

  change(round: TrackedRound): void {
    this.open(`tracked round ${round.id}`, trackingDraftOf(round), round)
  }

  write(field: TrackingField, text: string): void {
    this.draft = { ...this.draft, [field]: text, ...(field === 'courseName' && { courseId: '' }) }
    this.problems = { ...this.problems, [field]: undefined }
  }

  choose({ id, name }: Pick<CourseSummary, 'id' | 'name'>): void {
    this.write('courseName', name)
    this.draft = { ...this.draft, courseId: id }
  }

  /** `known`: the rounds that are there. */
  async save(known: readonly TrackedRound[]): Promise<boolean> {
    if (this.dialog.saving.busy) return false
    const checked = trackedEntryIn(this.draft, { today: this.today, numberIn: this.#numbers.number })
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

  /** What differs from what is saved. */
  private get typed(): Draft {
    const { unchanged } = this
    return Object.fromEntries(draftFields.flatMap((field) => (this.draft[field] === unchanged[field] ? [] : [[field, this.draft[field]]])))
  }

  private open(name: string, draft: TrackingDraft, round?: TrackedRound): void {
    this.round = round
    this.unchanged = draft
    this.draft = draft
    this.problems = {}
    this.isSaved = false
    this.dialog.open({
      name,
      typed: () => this.typed,
      restore: (kept) => this.restore(kept),
    })
  }

  private restore(kept: Draft): void {
    if (this.isUnsent) return
    const known = draftFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]]))
    this.draft = { ...this.draft, ...Object.fromEntries(known) }
  }
}
