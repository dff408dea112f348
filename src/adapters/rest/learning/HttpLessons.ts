import type { Lessons } from '#app/learning/ports/Lessons'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import type { Lesson, LessonSummary, LessonVideo } from '#domain/learning/lesson'
import { isMedia } from '../ownMedia.ts'
import type { RestClient } from '../RestClient.ts'
import * as calls from './lessonCalls.ts'
import { lessonOf, summaryOf } from './lessonMapping.ts'

const channel = 2

export class HttpLessons implements Lessons {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>, mediaAddress: string) {
    this.client = client
    this.clock = clock
    this.mediaAddress = mediaAddress
  }

  async byId(id: string, signal?: AbortSignal): Promise<Lesson | undefined> {
    const { code, data } = await this.client.send(calls.lessonDetail, { query: { id, ...this.zone }, signal })
    if (code === calls.ignored) return undefined
    if (!data) throw new Failure('broken-contract', { path: 'data' })
    return lessonOf(data, this.defaults)
  }

  async latest(signal?: AbortSignal): Promise<Lesson | undefined> {
    const { data } = await this.client.send(calls.latestLesson, { query: this.zone, signal })
    return data && lessonOf(data, this.defaults)
  }

  async history(signal?: AbortSignal): Promise<readonly LessonSummary[]> {
    const { data } = await this.client.send(calls.lessonHistory, { query: this.zone, signal })
    return data.map((each) => summaryOf(each, this.defaults))
  }

  async restore(lessonId: string): Promise<void> {
    await this.client.send(calls.restoreLesson, { body: { lessonId, channel } })
  }

  async downloadAddress(lessonId: string, video: Pick<LessonVideo, 'id' | 'type'>, signal?: AbortSignal): Promise<string | undefined> {
    const query = { lessonId, videoType: video.type, videoId: video.id }
    const { url } = (await this.client.send(calls.lessonVideoDownload, { query, signal })).data
    return isMedia(url, this.mediaAddress) ? url : undefined
  }

  private get defaults() {
    return { mediaAddress: this.mediaAddress, timeZone: this.clock.timeZone }
  }

  private get zone() {
    return { timeZone: this.clock.timeZone }
  }
}
