import { inSeries, type Video } from '#domain/learning/video'
import { Failure } from '../shared/failure.ts'
import type { VideoLibrary } from './ports/VideoLibrary.ts'
import type { Videos } from './ports/Videos.ts'

export interface VideoChoice {
  readonly id: string
  readonly seriesId?: string | undefined
}

/** Without the series if that can't be read or doesn't contain the video. */
export class OpenVideo {
  private readonly videos: Pick<Videos, 'byId'>
  private readonly library: Pick<VideoLibrary, 'oneSeries'>

  constructor(videos: Pick<Videos, 'byId'>, library: Pick<VideoLibrary, 'oneSeries'>) {
    this.videos = videos
    this.library = library
  }

  async execute({ id, seriesId }: VideoChoice, signal?: AbortSignal): Promise<Video> {
    const video = await this.videos.byId(id, signal)
    if (seriesId === undefined || seriesId === video.series?.id) return video
    try {
      return inSeries(video, await this.library.oneSeries(seriesId, signal))
    } catch (error) {
      if (error instanceof Failure) return video
      throw error
    }
  }
}
