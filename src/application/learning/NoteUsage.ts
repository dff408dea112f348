import { freeKey, noted, type Outbox } from '#domain/learning/outbox'
import { placeOf, type UsageEvent, usageEvent } from '#domain/learning/usage'
import type { FilmAct, FilmUsage, ShownVideo } from './ports/FilmUsage.ts'
import type { ThisDevice } from './ports/ThisDevice.ts'
import type { UsageOutbox } from './ports/UsageOutbox.ts'
import type { UsageConsent } from './UsageConsent.ts'
import type { UsagePost } from './UsagePost.ts'

/** Notes what happens to films before anything of it is sent, so that a page that goes loses nothing. */
export class NoteUsage implements FilmUsage {
  private readonly outbox: UsageOutbox
  private readonly consent: Pick<UsageConsent, 'value'>
  private readonly post: Pick<UsagePost, 'start' | 'gather' | 'hurry'>
  private readonly device: ThisDevice

  constructor(
    outbox: UsageOutbox,
    consent: Pick<UsageConsent, 'value'>,
    post: Pick<UsagePost, 'start' | 'gather' | 'hurry'>,
    device: ThisDevice,
  ) {
    this.outbox = outbox
    this.consent = consent
    this.post = post
    this.device = device
  }

  async note(video: ShownVideo, { verb, time, viewing }: FilmAct): Promise<string | undefined> {
    const event = usageEvent(verb, time)
    const key = await this.outbox.change<string | undefined>((box, at) => {
      const learner = this.consent.value
      if (learner === undefined) return [box, undefined]
      if (viewing !== undefined) return [noted(box, viewing, { event, at }), viewing]
      return this.begun(box, { learner, place: placeOf(video), touched: at }, event)
    })
    if (key !== undefined) this.hand(event, viewing === undefined)
    return key
  }

  async noteSubscription(video: ShownVideo): Promise<void> {
    const isNoted = await this.outbox.change((box, touched) => {
      const learner = this.consent.value
      if (learner === undefined) return [box, false]
      const subscription = { key: freeKey(box, touched), learner, place: placeOf(video), touched, isUnderWay: false }
      return [{ ...box, subscriptions: [...box.subscriptions, subscription] }, true]
    })
    if (!isNoted) return
    void this.post.start()
    this.post.hurry()
  }

  tellLeft(): Promise<void> {
    return this.post.start()
  }

  private begun(
    box: Outbox,
    entry: Pick<Outbox['sessions'][number], 'learner' | 'place' | 'touched'>,
    event: UsageEvent,
  ): readonly [Outbox, string] {
    const key = freeKey(box, entry.touched)
    const session = { ...entry, key, device: this.device.traits(), stage: 'unopened', isOver: false, events: [event] } as const
    return [{ ...box, sessions: [...box.sessions, session] }, key]
  }

  /** A viewing is opened as it begins; and who goes on to something else may be gone soon. */
  private hand({ name }: UsageEvent, isFirst: boolean): void {
    void this.post.start()
    if (isFirst || name === 'terminated') this.post.hurry()
    else this.post.gather()
  }
}
