import type { Categories, VideoLibrary, VideoQuery } from '#app/learning/ports/VideoLibrary'
import type { FoundVideo, Series, WholeSeries } from '#domain/learning/library'
import { isLanguage, type Language } from '#domain/shared/language'
import type { RestClient } from '../RestClient.ts'
import { videoCategories, videoLanguages, videoSearch, videoSeries, videoSeriesList } from './libraryCalls.ts'
import { foundOf, seriesOf, videoOf } from './libraryMapping.ts'
import { mediaOf } from './media.ts'

export class HttpVideoLibrary implements VideoLibrary {
  private readonly client: Pick<RestClient, 'send'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, mediaAddress: string) {
    this.client = client
    this.mediaAddress = mediaAddress
  }

  async languages(signal?: AbortSignal): Promise<readonly Language[]> {
    const { data } = await this.client.send(videoLanguages, { signal })
    return data.map(({ code }) => code).filter(isLanguage)
  }

  async categories(signal?: AbortSignal): Promise<Categories> {
    const { introVideo, categories } = (await this.client.send(videoCategories, { signal })).data
    const intro = introVideo && { title: introVideo.title, media: mediaOf(introVideo.media, this.mediaAddress) }
    return { categories, intro }
  }

  async series(signal?: AbortSignal): Promise<readonly Series[]> {
    const { data } = await this.client.send(videoSeriesList, { signal })
    return data.map((each) => seriesOf(each, this.mediaAddress))
  }

  async oneSeries(id: string, signal?: AbortSignal): Promise<WholeSeries> {
    const { data } = await this.client.send(videoSeries, { params: { id }, signal })
    return { videos: data.videos.map((each) => videoOf(each, this.mediaAddress)), ...seriesOf(data, this.mediaAddress) }
  }

  async search({ keyword, language }: VideoQuery, signal?: AbortSignal): Promise<readonly FoundVideo[]> {
    const { data } = await this.client.send(videoSearch, { query: { keyword, language }, signal })
    return data.map((each) => foundOf(each, this.mediaAddress))
  }
}
