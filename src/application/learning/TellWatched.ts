import { Failure } from '../shared/failure.ts'
import type { Videos } from './ports/Videos.ts'

/** Tells the club how much of a video was seen. Nobody waits for it: where it fails, the next one makes up for it. */
export class TellWatched {
  private readonly videos: Pick<Videos, 'tellWatched'>

  constructor(videos: Pick<Videos, 'tellWatched'>) {
    this.videos = videos
  }

  /** Whether the club has heard of it. */
  async execute(videoId: string, watchedTime: number): Promise<boolean> {
    try {
      await this.videos.tellWatched(videoId, watchedTime)
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }
}
