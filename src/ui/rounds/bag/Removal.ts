import type { AddBag } from '#app/rounds/AddBag'
import type { AddClubs } from '#app/rounds/AddClubs'
import type { Bags } from '#app/rounds/ports/Bags'
import type { Clubs } from '#app/rounds/ports/Clubs'
import type { Bag } from '#domain/rounds/bag'
import { type Club, entryOf } from '#domain/rounds/club'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export interface RemovedBag {
  readonly bag: Bag
  readonly clubs: readonly Club[] | undefined
}

export class Removal {
  readonly removing = new Task()
  readonly restoring = new Task()
  asked: RemovedBag | undefined = undefined
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

  ask(removed: RemovedBag): void {
    this.asked = removed
    this.removing.clear()
    this.restoring.clear()
  }

  drop(): void {
    if (this.removing.busy) return
    this.asked = undefined
    this.removing.clear()
  }

  async confirm(): Promise<RemovedBag | undefined> {
    const { asked } = this
    if (!asked) return undefined
    const removed = await this.removing.run(() => this.#bags.remove(asked.bag.id).then(() => asked))
    if (removed) this.drop()
    return removed
  }

  async removeClub(id: number): Promise<boolean> {
    this.restoring.clear()
    return (await this.removing.run(() => this.#clubs.remove(id).then(() => true))) === true
  }

  /** Adds it once more, with its clubs. */
  async putBackBag({ bag, clubs = [] }: RemovedBag, known: readonly Bag[]): Promise<boolean> {
    const isBack = await this.restoring.run(async () => {
      const { id } = await this.#addingBag.execute(bag.name, known)
      return clubs.length === 0 || this.#addingClubs.execute(id, clubs.map(entryOf), [])
    })
    return isBack === true
  }

  /** Adds it once more: to the player it is the same. */
  async putBackClub(club: Club, known: readonly Club[]): Promise<boolean> {
    const others = known.filter(({ bagId }) => bagId === club.bagId)
    return (await this.restoring.run(() => this.#addingClubs.execute(club.bagId, [entryOf(club)], others))) === true
  }
}

/** A bag whose clubs were never read can't be brought back whole. */
export function canPutBack({ clubs }: RemovedBag): boolean {
  return clubs !== undefined
}
