import type { SaveFavouriteCourse } from '#app/rounds/SaveFavouriteCourse'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { OptimisticFlags } from '#ui/shell/OptimisticFlags.ts'

export class FavouriteMarks {
  readonly saving = new OptimisticFlags()
  readonly #saveFavourite: SaveFavouriteCourse

  constructor(saveFavourite: SaveFavouriteCourse) {
    this.#saveFavourite = saveFavourite
    makeReactive(this)
  }

  /** `asRead`: the state that was loaded. */
  isFavourite(courseId: string, asRead: boolean): boolean {
    return this.saving.isSet(courseId, asRead)
  }

  async toggle(courseId: string, asRead: boolean): Promise<void> {
    const wanted = !this.isFavourite(courseId, asRead)
    await this.saving.set(courseId, { wanted, asRead }, () => this.#saveFavourite.execute(courseId, wanted))
  }
}
