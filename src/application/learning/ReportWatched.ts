import { filter, merge, type Observable } from 'rxjs'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import type { Videos } from './ports/Videos.ts'

/** Not awaited: the next report contains everything that a failed one lost. */
export class ReportWatched {
  readonly occasions: Observable<boolean>
  private readonly videos: Pick<Videos, 'reportWatched'>

  constructor(
    videos: Pick<Videos, 'reportWatched'>,
    connectivity: Pick<Connectivity, 'changes'>,
    visibility: Pick<PageVisibility, 'changes'>,
  ) {
    this.videos = videos
    this.occasions = merge(
      connectivity.changes.pipe(filter((isOnline) => isOnline)),
      visibility.changes.pipe(filter((isVisible) => !isVisible)),
    )
  }

  async execute(videoId: string, watchedTime: number): Promise<boolean> {
    try {
      await this.videos.reportWatched(videoId, watchedTime)
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }
}
