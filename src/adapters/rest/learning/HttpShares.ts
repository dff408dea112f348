import type { Shares } from '#app/learning/ports/Shares'
import type { Shareable, SharedItem } from '#domain/learning/share'
import type { RestClient } from '../RestClient.ts'
import { videoAt } from './media.ts'
import { createShare, sharedItem } from './shareCalls.ts'

export class HttpShares implements Shares {
  private readonly client: Pick<RestClient, 'send'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, mediaAddress: string) {
    this.client = client
    this.mediaAddress = mediaAddress
  }

  async create({ sourceId, url, type, thumbnail, title, description }: Shareable): Promise<string> {
    const { data } = await this.client.send(createShare, { body: { sourceId, url, type, thumbnail, title, description } })
    return data.shortenUrl
  }

  async byId(id: string, signal?: AbortSignal): Promise<SharedItem> {
    const { url, title, thumbnail, description } = (await this.client.send(sharedItem, { query: { id }, signal })).data
    const media = videoAt({ url, poster: thumbnail }, this.mediaAddress)
    return { title, description, media: media.sources.length > 0 ? media : undefined }
  }
}
