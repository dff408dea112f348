import { type Outbox, unusedKey, withEvent } from '#domain/learning/outbox'
import { placeOf, type UsageEvent, usageEvent } from '#domain/learning/usage'
import type { AnalyticsConsent } from './AnalyticsConsent.ts'
import type { AnalyticsScheduler } from './AnalyticsScheduler.ts'
import type { AnalyticsOutbox } from './ports/AnalyticsOutbox.ts'
import type { DeviceInfo } from './ports/DeviceInfo.ts'
import type { PlaybackEvent, ShownVideo, TrackPlayback } from './ports/TrackPlayback.ts'

export class RecordPlayback implements TrackPlayback {
  private readonly outbox: AnalyticsOutbox
  private readonly consent: Pick<AnalyticsConsent, 'value'>
  private readonly post: Pick<AnalyticsScheduler, 'start' | 'gather' | 'hurry'>
  private readonly device: DeviceInfo

  constructor(
    outbox: AnalyticsOutbox,
    consent: Pick<AnalyticsConsent, 'value'>,
    post: Pick<AnalyticsScheduler, 'start' | 'gather' | 'hurry'>,
    device: DeviceInfo,
  ) {
    this.outbox = outbox
    this.consent = consent
    this.post = post
    this.device = device
  }

  async record(video: ShownVideo, { verb, time, viewing }: PlaybackEvent): Promise<string | undefined> {
    const event = usageEvent(verb, time)
    const key = await this.outbox.change<string | undefined>((box, at) => {
      const player = this.consent.value
      if (player === undefined) return [box, undefined]
      if (viewing !== undefined) return [withEvent(box, viewing, { event, at }), viewing]
      return this.begun(box, { player, place: placeOf(video), touched: at }, event)
    })
    if (key !== undefined) this.hand(event, viewing === undefined)
    return key
  }

  async recordSubscription(video: ShownVideo): Promise<void> {
    const isNoted = await this.outbox.change((box, touched) => {
      const player = this.consent.value
      if (player === undefined) return [box, false]
      const subscription = { key: unusedKey(box, touched), player, place: placeOf(video), touched, isUnderWay: false }
      return [{ ...box, subscriptions: [...box.subscriptions, subscription] }, true]
    })
    if (!isNoted) return
    void this.post.start()
    this.post.hurry()
  }

  recordExit(): Promise<void> {
    return this.post.start()
  }

  private begun(
    box: Outbox,
    entry: Pick<Outbox['sessions'][number], 'player' | 'place' | 'touched'>,
    event: UsageEvent,
  ): readonly [Outbox, string] {
    const key = unusedKey(box, entry.touched)
    const session = { ...entry, key, device: this.device.traits(), stage: 'unopened', isOver: false, events: [event] } as const
    return [{ ...box, sessions: [...box.sessions, session] }, key]
  }

  /** Opens a viewing at its start, and sends at once when the player may leave. */
  private hand({ name }: UsageEvent, isFirst: boolean): void {
    void this.post.start()
    if (isFirst || name === 'terminated') this.post.hurry()
    else this.post.gather()
  }
}
