import type { Shares } from '#app/learning/ports/Shares'
import type { Media } from '#domain/learning/media'
import type { Shareable, SharedItem } from '#domain/learning/share'
import type { RestClient } from '../RestClient.ts'
import { isMedia } from './media.ts'
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
    const isOurs = (address: string) => isMedia(address, this.mediaAddress)
    return { title, description, media: isOurs(url) ? filmAt(url, isOurs(thumbnail) ? thumbnail : undefined) : undefined }
  }
}

/** Its length is told by the film itself, and nobody says how many frames it has. */
function filmAt(address: string, poster: string | undefined): Media {
  const type = new URL(address).pathname.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  return { sources: [{ address, type }], poster, captions: [], seconds: 0, framesPerSecond: 30 }
}
