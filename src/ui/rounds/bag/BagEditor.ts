import type { AddBag } from '#app/rounds/AddBag'
import type { AddClubs } from '#app/rounds/AddClubs'
import type { Bags } from '#app/rounds/ports/Bags'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type Bag, type BagNameProblem, bagName } from '#domain/rounds/bag'
import type { ClubEntry } from '#domain/rounds/club'
import { DraftedDialog } from '#ui/shell/DraftedDialog.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class BagEditor {
  readonly dialog: DraftedDialog
  readonly filling = new Task()
  bag: Bag | undefined = undefined
  name = ''
  isUsualSet = false
  problem: BagNameProblem | undefined = undefined
  unfilled: { readonly bag: Bag; readonly clubs: readonly ClubEntry[] } | undefined = undefined
  readonly #adding: AddBag
  readonly #addingClubs: AddClubs
  readonly #bags: Bags

  constructor(adding: AddBag, addingClubs: AddClubs, bags: Bags, drafts: Drafts) {
    this.#adding = adding
    this.#addingClubs = addingClubs
    this.#bags = bags
    this.dialog = new DraftedDialog(drafts)
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.dialog.isOpen && (this.name !== (this.bag?.name ?? '') || this.isUsualSet)
  }

  begin(): void {
    this.open(undefined)
  }

  rename(bag: Bag): void {
    this.open(bag)
  }

  write(name: string): void {
    this.name = name
    this.problem = undefined
  }

  wantUsualSet(isWanted: boolean): void {
    this.isUsualSet = isWanted
  }

  async save(known: readonly Bag[], usual: readonly ClubEntry[]): Promise<Bag | undefined> {
    const checked = bagName(this.name)
    this.problem = 'problem' in checked ? checked.problem : undefined
    if (!('name' in checked)) return undefined
    const clubs = this.bag === undefined && this.isUsualSet ? usual : []
    const saved = await this.dialog.save(() => this.send(checked.name, known), this.clear)
    if (saved && clubs.length > 0) await this.fill(saved, clubs)
    return saved
  }

  async fillAgain(): Promise<boolean> {
    return this.unfilled !== undefined && (await this.fill(this.unfilled.bag, this.unfilled.clubs))
  }

  private async fill(bag: Bag, clubs: readonly ClubEntry[]): Promise<boolean> {
    const isFilled = await this.filling.run(() => this.#addingClubs.execute(bag.id, clubs, []))
    this.leaveUnfilled(isFilled ? undefined : { bag, clubs })
    return isFilled === true
  }

  private leaveUnfilled(unfilled: BagEditor['unfilled']): void {
    this.unfilled = unfilled
  }

  private async send(name: string, known: readonly Bag[]): Promise<Bag> {
    if (!this.bag) return this.#adding.execute(name, known)
    await this.#bags.rename(this.bag.id, name)
    return { ...this.bag, name }
  }

  private clear(): void {
    this.name = this.bag?.name ?? ''
    this.isUsualSet = false
  }

  private open(bag: Bag | undefined): void {
    this.bag = bag
    this.clear()
    this.problem = undefined
    this.dialog.open({
      name: bag ? `bag ${bag.id}` : 'new bag',
      typed: () => (this.isUnsent ? { name: this.name, ...(this.isUsualSet && { usualSet: 'yes' }) } : {}),
      restore: ({ name = '', usualSet }) => this.restore(name, usualSet === 'yes'),
    })
  }

  private restore(name: string, isUsualSet: boolean): void {
    if (this.isUnsent) return
    this.name = name
    this.isUsualSet = isUsualSet
  }
}
