import type { Bag } from '#domain/rounds/bag'
import { type Club, usualSet } from '#domain/rounds/club'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { BagEditor } from './BagEditor.ts'
import type { BagModel } from './BagModel.ts'
import type { ClubEditor } from './ClubEditor.ts'
import type { Removable, Removal } from './Removal.ts'

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
    this.removal.ask({ kind: 'bag', bag, clubs })
  }

  askForClub(club: Club): void {
    this.removal.ask({ kind: 'club', club })
  }

  async confirm(): Promise<Removable | undefined> {
    const removed = await this.removal.confirm()
    if (removed?.kind === 'bag') await this.model.forget()
    else if (removed) await this.model.read()
    return removed
  }

  async putBack(removed: Removable): Promise<void> {
    if (await this.removal.putBack(removed, { bags: this.model.bags, clubs: this.model.clubs })) await this.model.read()
  }
}
