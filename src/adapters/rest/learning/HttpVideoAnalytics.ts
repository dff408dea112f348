import type { VideoAnalytics } from '#app/learning/ports/VideoAnalytics'
import type { DeviceTraits, UsageEvent, VideoPlace } from '#domain/learning/usage'
import type { RestClient } from '../RestClient.ts'
import { addVideoUsage, initVideoUsage, videoSubscription } from './usageCalls.ts'

export class HttpVideoAnalytics implements VideoAnalytics {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async open({ videoId, categoryId, seriesId }: VideoPlace, device: DeviceTraits, events: readonly UsageEvent[]): Promise<string> {
    const body = { videoId, category: categoryId, seriesId: seriesId ?? null, ...device, events: [...events] }
    return (await this.client.send(initVideoUsage, { body })).data.id
  }

  async add(id: string, events: readonly UsageEvent[]): Promise<void> {
    await this.client.send(addVideoUsage, { body: { id, events: [...events] } })
  }

  async subscribed({ videoId, categoryId, seriesId }: VideoPlace, at: number): Promise<void> {
    const eventTime = Temporal.Instant.fromEpochMilliseconds(at).toString()
    await this.client.send(videoSubscription, { body: { videoId, categoriesId: categoryId, seriesId: seriesId ?? null, eventTime } })
  }
}
