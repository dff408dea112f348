import type { Swings } from '#app/learning/ports/Swings'
import type { Clock } from '#app/shared/ports/Clock'
import { newestFirst, type RecordedSwing, type Swing, type SwingView } from '#domain/learning/swing'
import type { RestClient } from '../RestClient.ts'
import { posterOf, videoAt } from './media.ts'
import { mySwing, mySwings, type SwingOnWire, sendSwing } from './swingCalls.ts'

const views: Readonly<Record<string, SwingView>> = { FACE_ON: 'face-on', DOWN_THE_LINE: 'down-the-line' }

export class HttpSwings implements Swings {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>
  private readonly mediaAddress: string

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>, mediaAddress: string) {
    this.client = client
    this.clock = clock
    this.mediaAddress = mediaAddress
  }

  async list(signal?: AbortSignal): Promise<readonly Swing[]> {
    const { data } = await this.client.send(mySwings, { signal })
    return newestFirst(data.map((wire) => this.swingOf(wire)))
  }

  async byId(id: string, signal?: AbortSignal): Promise<RecordedSwing> {
    const { data } = await this.client.send(mySwing, { params: { id }, signal })
    const comments = data.comments.map(({ comment, ...each }) => ({ ...each, text: comment }))
    return {
      ...this.swingOf(data),
      media: videoAt(data, this.mediaAddress),
      comments: comments.toSorted((one, other) => Temporal.Instant.compare(other.at, one.at)),
    }
  }

  async sendToCoach(id: string, comment: string): Promise<void> {
    await this.client.send(sendSwing, { query: { id }, body: { comment } })
  }

  /** In the centre's time zone, or the player's if this browser doesn't know it. */
  private swingOf({ takenAt, timeZone, view, hand, poster, sent, ...wire }: SwingOnWire): Swing {
    const zone = timeZone ?? this.clock.timeZone
    return {
      ...{ id: wire.id, club: wire.club, seconds: wire.seconds },
      view: view === undefined ? undefined : views[view],
      isLeftHanded: hand === 'LEFT',
      taken: takenAt.toZonedDateTimeISO(zone),
      poster: posterOf({ poster }, this.mediaAddress),
      isSent: sent,
    }
  }
}
