import { LatestWriteQueue } from '../shared/LatestWriteQueue.ts'
import type { FavouriteCourses } from './ports/FavouriteCourses.ts'

export class SaveFavouriteCourse {
  private readonly favourites: Pick<FavouriteCourses, 'set'>
  private readonly queue = new LatestWriteQueue<boolean, boolean>()

  constructor(favourites: Pick<FavouriteCourses, 'set'>) {
    this.favourites = favourites
  }

  execute(courseId: string, wanted: boolean): Promise<boolean> {
    return this.queue.run(courseId, wanted, async (isFavourite) => {
      await this.favourites.set(courseId, isFavourite)
      return isFavourite
    })
  }
}
