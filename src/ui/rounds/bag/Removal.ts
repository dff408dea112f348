import type { AddBag } from '#app/rounds/AddBag'
import type { AddClubs } from '#app/rounds/AddClubs'
import type { Bags } from '#app/rounds/ports/Bags'
import type { Clubs } from '#app/rounds/ports/Clubs'
import type { Bag } from '#domain/rounds/bag'
import { type Club, entryOf } from '#domain/rounds/club'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type Removable =
  | { readonly kind: 'bag'; readonly bag: Bag; readonly clubs: readonly Club[] | undefined }
  | { readonly kind: 'club'; readonly club: Club }

export class Removal {
  readonly removing = new Task()
  readonly restoring = new Task()
  asked: Removable | undefined = undefined
  readonly #bags: Bags
  readonly #clubs: Clubs
  readonly #addingBag: AddBag
  readonly #addingClubs: AddClubs

  constructor(bags: Bags, clubs: Clubs, addingBag: AddBag, addingClubs: AddClubs) {
    this.#bags = bags
    this.#clubs = clubs
    this.#addingBag = addingBag
    this.#addingClubs = addingClubs
    makeReactive(this)
  }

  ask(removable: Removable): void {
    this.asked = removable
    this.removing.clear()
    this.restoring.clear()
  }

  drop(): void {
    if (!this.removing.busy) this.asked = undefined
  }

  async confirm(): Promise<Removable | undefined> {
    const { asked } = this
    if (!asked) return undefined
    const removed = await this.removing.run(async () => {
      if (asked.kind === 'bag') await this.#bags.remove(asked.bag.id)
      else await this.#clubs.remove(asked.club.id)
      return asked
    })
    if (removed) this.drop()
    return removed
  }

  /** Adds it once more: to the player it is the same. */
  async putBack(removed: Removable, { bags, clubs }: { readonly bags: readonly Bag[]; readonly clubs: readonly Club[] }): Promise<boolean> {
    const isBack = await this.restoring.run(() => (removed.kind === 'bag' ? this.addBag(removed, bags) : this.addClub(removed.club, clubs)))
    return isBack === true
  }

  private async addBag({ bag, clubs = [] }: Extract<Removable, { kind: 'bag' }>, known: readonly Bag[]): Promise<true> {
    const { id } = await this.#addingBag.execute(bag.name, known)
    return clubs.length === 0 || this.#addingClubs.execute(id, clubs.map(entryOf), [])
  }

  private addClub(club: Club, known: readonly Club[]): Promise<true> {
    const others = known.filter(({ bagId }) => bagId === club.bagId)
    return this.#addingClubs.execute(club.bagId, [entryOf(club)], others)
  }
}

/** A bag whose clubs were never read can't be brought back whole. */
export function canPutBack(removed: Removable): boolean {
  return removed.kind === 'club' || removed.clubs !== undefined
}
