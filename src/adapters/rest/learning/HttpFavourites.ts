import type { Favourites, KeptVideos } from '#app/learning/ports/Favourites'
import { Failure } from '#app/shared/failure'
import type { Favourite } from '#domain/learning/favourite'
import type { RestClient } from '../RestClient.ts'
import { dropSeries, dropVideo, keepSeries, keepVideo, videoFavorites } from './favouriteCalls.ts'
import { foundOf, seriesOf } from './libraryMapping.ts'

export class HttpFavourites implements Favourites {
  private readonly client: Pick<RestClient, 'send'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, mediaAddress: string) {
    this.client = client
    this.mediaAddress = mediaAddress
  }

  async list(signal?: AbortSignal): Promise<KeptVideos> {
    const { videos, series } = (await this.client.send(videoFavorites, { signal })).data
    return {
      videos: videos.map((each) => foundOf(each, this.mediaAddress)),
      series: series.map((each) => seriesOf(each, this.mediaAddress)),
    }
  }

  async set(favourite: Favourite, isKept: boolean): Promise<void> {
    if (isKept) await this.keep(favourite)
    else await this.drop(favourite)
  }

  private keep({ seriesId, videoId }: Favourite): Promise<unknown> {
    if (videoId === undefined) return this.client.send(keepSeries, { params: { id: seriesId } })
    return this.client.send(keepVideo, { params: { videoId, seriesId } })
  }

  /** Removing a missing favourite succeeds. */
  private async drop({ seriesId, videoId }: Favourite): Promise<void> {
    try {
      if (videoId === undefined) await this.client.send(dropSeries, { params: { id: seriesId } })
      else await this.client.send(dropVideo, { params: { videoId, seriesId } })
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'gone')) throw error
    }
  }
}
