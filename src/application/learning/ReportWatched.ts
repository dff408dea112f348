import { filter, merge, type Observable } from 'rxjs'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import type { Videos } from './ports/Videos.ts'

/** Tells the club how much of a video was seen. Nobody waits for it: where it fails, the next one makes up for it. */
export class ReportWatched {
  /** The page is hidden, or the connection is back: the moments for what was not reported yet. */
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

  /** Whether the club has heard of it. */
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
