import type { Clock } from '../shared/ports/Clock.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import type { AnalyticsConsent } from './AnalyticsConsent.ts'
import type { AnalyticsOutbox } from './ports/AnalyticsOutbox.ts'
import type { SendAnalytics } from './SendAnalytics.ts'

interface Dependencies {
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly page: PageVisibility
}

interface Waiting {
  readonly stop: () => void
  /** After a refusal, new events alone don't trigger another attempt. */
  readonly isPause: boolean
}

/** Seconds to collect events, and pauses before each retry. After the last one, only new events trigger another attempt. */
const gathering = 10
const pauses = [10, 30, 60, 300]

/** Sends in batches, before the page closes, and again after a refusal. */
export class AnalyticsScheduler {
  private readonly sending: Pick<SendAnalytics, 'execute'>
  private readonly outbox: Pick<AnalyticsOutbox, 'empty'>
  private readonly consent: AnalyticsConsent
  private readonly around: Dependencies
  private isStarted = false
  private isSending = false
  private isWanted = false
  /** Events were recorded while a request was under way. */
  private hasMore = false
  private failures = 0
  private waiting: Waiting | undefined

  constructor(
    sending: Pick<SendAnalytics, 'execute'>,
    outbox: Pick<AnalyticsOutbox, 'empty'>,
    consent: AnalyticsConsent,
    around: Dependencies,
  ) {
    this.sending = sending
    this.outbox = outbox
    this.consent = consent
    this.around = around
  }

  async start(): Promise<void> {
    if (this.isStarted) return
    this.isStarted = true
    this.consent.changes.subscribe((player) => void (player === undefined ? this.forget() : this.send()))
    this.around.connectivity.changes.subscribe((isOnline) => void (isOnline && this.send()))
    this.around.page.changes.subscribe(() => this.hurry())
    await (this.consent.isRefused ? this.forget() : this.send())
  }

  gather(): void {
    if (this.isSending) this.hasMore = true
    else if (!this.waiting) void this.wait(gathering)
  }

  /** This may be the last chance before the page closes. */
  hurry(): void {
    if (!this.waiting?.isPause) void this.send()
  }

  private async send(): Promise<void> {
    this.isWanted = true
    while (this.isWanted && !this.isSending) {
      this.isWanted = false
      this.rest()
      await this.sendOnce()
    }
  }

  private async sendOnce(): Promise<void> {
    this.isSending = true
    const sent = await this.sending.execute().finally(() => {
      this.isSending = false
    })
    const pause = pauses[this.failures]
    this.failures = sent.waits ? this.failures + 1 : 0
    if (sent.waits) this.pause(pause, sent.after)
    else if (this.hasMore) void this.wait(gathering)
    this.hasMore = false
  }

  /** Offline, only the network triggers another attempt; after the last pause, only new events. */
  private pause(seconds: number | undefined, told = 0): void {
    if (!this.around.connectivity.value) return
    // Pending requests to send wait as well.
    this.isWanted = false
    if (seconds !== undefined) void this.wait(Math.max(seconds, told), true)
  }

  private async wait(seconds: number, isPause = false): Promise<void> {
    const { signal, ...control } = stoppable()
    this.waiting = { ...control, isPause }
    const isOver = await this.around.clock.sleep(seconds * 1000, signal).then(
      () => false,
      () => true,
    )
    if (!isOver) await this.send()
  }

  private rest(): void {
    this.waiting?.stop()
    this.waiting = undefined
  }

  private async forget(): Promise<void> {
    this.rest()
    await this.outbox.empty()
  }
}

function stoppable() {
  const control = new AbortController()
  return { signal: control.signal, stop: () => control.abort() }
}
