import type { AddClubs } from '#app/rounds/AddClubs'
import type { Clubs } from '#app/rounds/ports/Clubs'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type Club, type ClubEntry, type ClubLists, categoryOf } from '#domain/rounds/club'
import {
  type ClubDraft,
  type ClubField,
  type ClubProblems,
  clubDraftOf,
  clubFields,
  clubIn,
  emptyClubDraft,
  withCategory,
} from '#domain/rounds/clubDraft'
import type { TypedNumbers } from '#domain/shared/number'
import { typedFields } from '#domain/shared/typedFields'
import { DraftedDialog } from '#ui/shell/DraftedDialog.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { BagModel } from './BagModel.ts'
import type { PictureModel } from './PictureModel.ts'

export type EditedBag = Pick<BagModel, 'bag' | 'clubs' | 'lists' | 'metric'>

export class ClubEditor {
  readonly picture: PictureModel
  readonly dialog: DraftedDialog
  /** The club as it is now: another device may have changed it. */
  readonly reading = new Loaded<Club>({ isReloaded: false })
  draft: ClubDraft = emptyClubDraft
  problems: ClubProblems = {}
  private before: Club | undefined = undefined
  private metric = false
  readonly #clubs: Clubs
  readonly #adding: AddClubs
  readonly #numbers: TypedNumbers

  constructor(clubs: Clubs, adding: AddClubs, drafts: Drafts, picture: PictureModel, numbers: TypedNumbers) {
    this.#numbers = numbers
    this.#clubs = clubs
    this.#adding = adding
    this.dialog = new DraftedDialog(drafts)
    this.picture = picture
    makeReactive(this)
  }

  get club(): Club | undefined {
    return this.before
  }

  get isGone(): boolean {
    return this.reading.failure?.kind === 'gone'
  }

  get isUnsent(): boolean {
    return this.dialog.isOpen && (this.isTyped || this.picture.key !== this.before?.pictureKey)
  }

  begin({ metric }: Pick<EditedBag, 'metric'>): void {
    this.metric = metric
    this.open(undefined)
  }

  async change(club: Club, { metric }: Pick<EditedBag, 'metric'>): Promise<void> {
    this.metric = metric
    this.open(club)
    await this.reading.load((signal) => this.#clubs.byId(club.id, signal))
    if (this.reading.value && this.club?.id === club.id && !this.isUnsent) this.fill(this.reading.value)
  }

  write(field: Exclude<ClubField, 'category'>, text: string): void {
    this.draft = { ...this.draft, [field]: text }
    this.problems = { ...this.problems, [field]: undefined }
  }

  chooseCategory(categoryId: string, lists: ClubLists): void {
    const category = categoryOf({ categoryId }, lists)
    if (category) this.draft = withCategory(this.draft, category, categoryOf({ categoryId: this.draft.category }, lists))
    this.problems = {}
  }

  close(): void {
    if (this.dialog.saving.busy) return
    this.dialog.close()
    this.cancelRequests()
  }

  dispose(): void {
    this.dialog.dispose()
    this.cancelRequests()
  }

  async save({ bag, clubs }: EditedBag): Promise<boolean> {
    if (!bag || this.picture.uploading.busy) return false
    const { before, metric } = this
    const typed = clubIn(this.draft, { metric, before, pictureKey: this.picture.key, numberIn: this.#numbers.number })
    this.problems = 'problems' in typed ? typed.problems : {}
    if (!('entry' in typed)) return false
    const isSaved = await this.dialog.save(
      async () => {
        if (before) await this.#clubs.change([{ ...before, ...typed.entry }])
        else await this.#adding.execute(bag.id, [typed.entry], clubs)
        return true
      },
      () => this.clear(typed.entry),
    )
    if (isSaved) this.cancelRequests()
    return isSaved === true
  }

  private get isTyped(): boolean {
    return JSON.stringify(this.draft) !== JSON.stringify(this.startingDraft)
  }

  private get startingDraft(): ClubDraft {
    return this.before ? clubDraftOf(this.before, this.metric) : emptyClubDraft
  }

  private clear(entry: ClubEntry): void {
    if (this.before) this.before = { ...this.before, ...entry }
    this.draft = this.startingDraft
  }

  private open(club: Club | undefined): void {
    this.cancelRequests()
    this.reading.clear()
    this.fill(club)
    this.dialog.open({
      name: club ? `club ${club.id}` : 'new club',
      typed: () => (this.dialog.isOpen && this.isTyped ? { ...this.draft } : {}),
      restore: (kept) => {
        if (!this.isTyped) this.draft = { ...this.draft, ...typedFields(kept, clubFields) }
      },
    })
  }

  private fill(club: Club | undefined): void {
    this.before = club
    this.draft = this.startingDraft
    this.problems = {}
    void this.picture.show(club?.pictureKey)
  }

  private cancelRequests(): void {
    this.picture.cancel()
    this.reading.cancel()
  }
}
