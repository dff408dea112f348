import { type Observable, Subject } from 'rxjs'
import { type Favourite, keyOf } from '#domain/learning/favourite'
import { LatestWriteQueue } from '../shared/LatestWriteQueue.ts'
import type { Favourites } from './ports/Favourites.ts'

export class SaveFavourite {
  private readonly favourites: Pick<Favourites, 'set'>
  private readonly subject = new Subject<Favourite>()
  private readonly queue = new LatestWriteQueue<boolean, boolean>()

  constructor(favourites: Pick<Favourites, 'set'>) {
    this.favourites = favourites
  }

  get kept(): Observable<Favourite> {
    return this.subject
  }

  /** Resolves with the saved state, of this choice or a later one; rejects if the write fails. */
  execute(favourite: Favourite, wanted: boolean): Promise<boolean> {
    return this.queue.run(keyOf(favourite), wanted, (isKept) => this.write(favourite, isKept))
  }

  private async write(favourite: Favourite, isKept: boolean): Promise<boolean> {
    await this.favourites.set(favourite, isKept)
    if (isKept) this.subject.next(favourite)
    return isKept
  }
}
