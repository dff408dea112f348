import { LatestWriteQueue } from '../shared/LatestWriteQueue.ts'
import type { FavouriteCourses } from './ports/FavouriteCourses.ts'

/** One write at a time per course; the last choice wins, on the list and on the course's page. */
export class SaveFavouriteCourse {
  private readonly favourites: Pick<FavouriteCourses, 'set'>
  private readonly queue = new LatestWriteQueue<boolean, boolean>()

  constructor(favourites: Pick<FavouriteCourses, 'set'>) {
    this.favourites = favourites
  }

  /** Resolves with the saved state, of this choice or a later one; rejects if the write fails. */
  execute(courseId: string, wanted: boolean): Promise<boolean> {
    return this.queue.run(courseId, wanted, async (isFavourite) => {
      await this.favourites.set(courseId, isFavourite)
      return isFavourite
    })
  }
}
