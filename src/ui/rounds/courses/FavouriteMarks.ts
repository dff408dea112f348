import type { SaveFavouriteCourse } from '#app/rounds/SaveFavouriteCourse'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type FlagChange, OptimisticFlags } from '#ui/shell/OptimisticFlags.ts'

export class FavouriteMarks {
  readonly saving = new OptimisticFlags()
  readonly #saveFavourite: SaveFavouriteCourse

  constructor(saveFavourite: SaveFavouriteCourse) {
    this.#saveFavourite = saveFavourite
    makeReactive(this)
  }

  isFavourite(courseId: string, asRead: boolean): boolean {
    return this.saving.isSet(courseId, asRead)
  }

  async toggle(courseId: string, asRead: boolean): Promise<void> {
    await this.set(courseId, { wanted: !this.isFavourite(courseId, asRead), asRead })
  }

  async set(courseId: string, change: FlagChange): Promise<void> {
    await this.saving.set(courseId, change, () => this.#saveFavourite.execute(courseId, change.wanted))
  }
}
