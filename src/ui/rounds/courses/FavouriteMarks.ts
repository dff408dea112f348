import { observable } from 'mobx'
import type { FavouriteCourses } from '#app/rounds/ports/FavouriteCourses'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Shows the player's choice at once, and what it was before if it can't be saved. */
export class FavouriteMarks {
  readonly saving = new Task()
  private readonly chosen = observable.map<string, boolean>()
  readonly #favourites: FavouriteCourses

  constructor(favourites: FavouriteCourses) {
    this.#favourites = favourites
    makeReactive(this)
  }

  /** `asRead`: what the club has said. */
  isFavourite(courseId: string, asRead: boolean): boolean {
    return this.chosen.get(courseId) ?? asRead
  }

  /** One after the other: a press during a write is ignored. */
  async toggle(courseId: string, asRead: boolean): Promise<void> {
    if (this.saving.busy) return
    const before = this.isFavourite(courseId, asRead)
    this.mark(courseId, !before)
    const isSaved = await this.saving.run(async () => {
      await this.#favourites.set(courseId, !before)
      return true
    })
    if (!isSaved) this.mark(courseId, before)
  }

  private mark(courseId: string, isFavourite: boolean): void {
    this.chosen.set(courseId, isFavourite)
  }
}
