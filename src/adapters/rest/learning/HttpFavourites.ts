import type { Favourites, KeptVideos } from '#app/learning/ports/Favourites'
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

  async set({ seriesId, videoId }: Favourite, isKept: boolean): Promise<void> {
    if (videoId === undefined) await this.client.send(isKept ? keepSeries : dropSeries, { params: { id: seriesId } })
    else await this.client.send(isKept ? keepVideo : dropVideo, { params: { videoId, seriesId } })
  }
}
