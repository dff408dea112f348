import type { FoundVideo } from '#domain/learning/library'
import { isBegun, type WatchProgress } from '#domain/learning/watchProgress'
import { Failure } from '../shared/failure.ts'
import type { VideoLibrary } from './ports/VideoLibrary.ts'
import type { WatchHistory } from './ports/WatchHistory.ts'

const most = 4

export class ContinueWatching {
  private readonly history: Pick<WatchHistory, 'all'>
  private readonly library: Pick<VideoLibrary, 'oneSeries'>

  constructor(history: Pick<WatchHistory, 'all'>, library: Pick<VideoLibrary, 'oneSeries'>) {
    this.history = history
    this.library = library
  }

  async execute(signal?: AbortSignal): Promise<readonly FoundVideo[]> {
    const begun = this.history.all().filter(isBegun).slice(0, most)
    const ids = new Set(begun.flatMap(({ seriesId }) => seriesId ?? []))
    const read = await Promise.all([...ids].map((id) => this.series(id, signal)))
    return begun.flatMap((progress) => read.flat().filter((video) => isOf(video, progress)))
  }

  private async series(id: string, signal: AbortSignal | undefined): Promise<readonly FoundVideo[]> {
    try {
      const { videos, title: seriesTitle } = await this.library.oneSeries(id, signal)
      return videos.map((video) => ({ ...video, seriesId: id, seriesTitle }))
    } catch (error) {
      if (error instanceof Failure) return []
      throw error
    }
  }
}

function isOf({ id, seriesId }: FoundVideo, progress: WatchProgress): boolean {
  return id === progress.videoId && seriesId === progress.seriesId
}
