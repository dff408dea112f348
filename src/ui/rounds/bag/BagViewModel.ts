import type { Bag } from '#domain/rounds/bag'
import { type Club, usualSet } from '#domain/rounds/club'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { BagEditor } from './BagEditor.ts'
import type { BagModel } from './BagModel.ts'
import type { ClubEditor } from './ClubEditor.ts'
import type { Removal, RemovedBag } from './Removal.ts'

export class BagViewModel {
  readonly model: BagModel
  readonly bagEditor: BagEditor
  readonly clubEditor: ClubEditor
  readonly removal: Removal

  constructor(model: BagModel, bagEditor: BagEditor, clubEditor: ClubEditor, removal: Removal) {
    this.model = model
    this.bagEditor = bagEditor
    this.clubEditor = clubEditor
    this.removal = removal
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.bagEditor.isUnsent || this.clubEditor.isUnsent
  }

  open(id: number | undefined): Promise<void> {
    return this.model.open(id)
  }

  dispose(): void {
    this.model.close()
    this.bagEditor.dialog.dispose()
    this.clubEditor.dispose()
  }

  async saveBag(): Promise<Bag | undefined> {
    const saved = await this.bagEditor.save(this.model.bags, usualSet(this.model.lists))
    if (saved) await this.model.read()
    return saved
  }

  async fillAgain(): Promise<void> {
    if (await this.bagEditor.fillAgain()) await this.model.read()
  }

  addClub(): void {
    this.clubEditor.begin(this.model)
  }

  changeClub(club: Club): Promise<void> {
    return this.clubEditor.change(club, this.model)
  }

  async saveClub(): Promise<boolean> {
    const isSaved = await this.clubEditor.save(this.model)
    if (isSaved) await this.model.read()
    return isSaved
  }

  askForBag(bag: Bag): void {
    const clubs = this.model.bag?.id === bag.id ? this.model.clubsReading.value : undefined
    this.removal.ask({ bag, clubs })
  }

  async confirm(): Promise<RemovedBag | undefined> {
    const removed = await this.removal.confirm()
    if (removed) await this.model.forget()
    return removed
  }

  async putBackBag(removed: RemovedBag): Promise<void> {
    if (await this.removal.putBackBag(removed, this.model.bags)) await this.model.read()
  }

  async removeClub({ id }: Club): Promise<boolean> {
    const isRemoved = await this.removal.removeClub(id)
    if (isRemoved) await this.model.read()
    return isRemoved
  }

  async putBackClub(club: Club): Promise<void> {
    if (await this.removal.putBackClub(club, this.model.clubs)) await this.model.read()
  }
}
