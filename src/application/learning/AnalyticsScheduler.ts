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
  /** The club could not take it: what merely happens meanwhile is no reason to ask again. */
  readonly isPause: boolean
}

/** Seconds in which what happens is gathered, and after which it is tried again; then only when something happens anew. */
const gathering = 10
const pauses = [10, 30, 60, 300]

/** When the use of films is sent: together, before the page goes, and again where the club could not take it. */
export class AnalyticsScheduler {
  private readonly sending: Pick<SendAnalytics, 'execute'>
  private readonly outbox: Pick<AnalyticsOutbox, 'empty'>
  private readonly consent: AnalyticsConsent
  private readonly around: Dependencies
  private isStarted = false
  private isSending = false
  private isWanted = false
  /** Something was noted while the rest was on its way. */
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

  /** From now on, for as long as the page stands: also of what an earlier page has left. */
  async start(): Promise<void> {
    if (this.isStarted) return
    this.isStarted = true
    this.consent.changes.subscribe((player) => void (player === undefined ? this.forget() : this.send()))
    this.around.connectivity.changes.subscribe((isOnline) => void (isOnline && this.send()))
    this.around.page.changes.subscribe(() => this.hurry())
    await (this.consent.isRefused ? this.forget() : this.send())
  }

  /** Soon, together with what else happens until then. */
  gather(): void {
    if (this.isSending) this.hasMore = true
    else if (!this.waiting) void this.wait(gathering)
  }

  /** At once: it may be the last occasion. */
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

  /** Without a network there is nothing to wait for but the network; after the last pause, nothing but what happens. */
  private pause(seconds: number | undefined, told = 0): void {
    if (!this.around.connectivity.value) return
    // Who wanted it meanwhile waits as well.
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
