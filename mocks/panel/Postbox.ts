import { makeAutoObservable } from 'mobx'
import type { MessageRow } from '../session/data.ts'
import type { Bench } from './Bench.ts'
import type { Clockwork } from './Clockwork.ts'
import { copied, type Notice } from './copied.ts'
import type { Pulse } from './Pulse.ts'
import { purposes } from './words.ts'

/** A message as it is shown. */
export interface Received extends Pick<MessageRow, 'id' | 'channel' | 'to'> {
  /** By the clocks of the club. */
  readonly at: Temporal.ZonedDateTime
  readonly isToday: boolean
  readonly about: string
  /** No longer, where it was used up, replaced or left too long. */
  readonly isGood: boolean
  /** A code to be typed in, or the address that a link leads to. */
  readonly brings: { readonly code: string } | { readonly address: string }
}

/** How many are shown. */
const most = 20

/** What the club has sent, to anybody: e-mails and text messages. */
export class Postbox {
  notice: Notice | undefined = undefined
  readonly #bench: Bench
  readonly #clockwork: Clockwork
  readonly #pulse: Pulse

  constructor(bench: Bench, clockwork: Clockwork, pulse: Pulse) {
    this.#bench = bench
    this.#clockwork = clockwork
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** How many have been sent. */
  get count(): number {
    this.#pulse.feel()
    return this.#bench.backend.world.messages.list().length
  }

  /** The newest first. */
  get newest(): readonly Received[] {
    this.#pulse.feel()
    const { messages } = this.#bench.backend.world
    return messages
      .list()
      .slice(-most)
      .reverse()
      .map((message) => this.received(message))
  }

  async copy(code: string): Promise<void> {
    this.say(await copied(this.#bench.page, code, code))
  }

  private received({ id, channel, to, purpose, at, expires, code, link, void: isVoid }: MessageRow): Received {
    const { page, clock } = this.#bench
    const now = clock.now().toZonedDateTimeISO(this.#clockwork.timeZone)
    const sent = Temporal.Instant.from(at).toZonedDateTimeISO(now)
    return {
      ...{ id, channel, to, about: purposes[purpose] },
      at: sent,
      isToday: sent.toPlainDate().equals(now),
      isGood: !isVoid && Temporal.Instant.compare(now.toInstant(), expires) < 0,
      brings: link === undefined ? { code } : { address: page.address(page.region, link) },
    }
  }

  private say(notice: Notice): void {
    this.notice = notice
  }
}
