import { filter, type Observable } from 'rxjs'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { Videos } from './ports/Videos.ts'

/** Tells the club how much of a video was seen. Nobody waits for it: where it fails, the next one makes up for it. */
export class ReportWatched {
  /** The connection is back: the moment for what could not be told. */
  readonly occasions: Observable<boolean>
  private readonly videos: Pick<Videos, 'reportWatched'>

  constructor(videos: Pick<Videos, 'reportWatched'>, connectivity: Pick<Connectivity, 'changes'>) {
    this.videos = videos
    this.occasions = connectivity.changes.pipe(filter((isOnline) => isOnline))
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
