import type { Videos } from '#app/learning/ports/Videos'
import { chaptersIn } from '#domain/learning/chapters'
import type { Video } from '#domain/learning/video'
import type { RestClient } from '../RestClient.ts'
import { mediaOf } from './media.ts'
import { trackVideo, video } from './videoCalls.ts'

export class HttpVideos implements Videos {
  private readonly client: Pick<RestClient, 'send'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, mediaAddress: string) {
    this.client = client
    this.mediaAddress = mediaAddress
  }

  async byId(id: string, signal?: AbortSignal): Promise<Video> {
    const { data } = await this.client.send(video, { params: { id }, signal })
    const { favorite, media, description, ...rest } = data
    const described = chaptersIn(description, media.seconds)
    return { ...rest, ...described, media: mediaOf(media, this.mediaAddress), isFavourite: favorite }
  }

  async reportWatched(videoId: string, watchedTime: number): Promise<void> {
    await this.client.send(trackVideo, { body: { videoId, watchedTime } })
  }
}
