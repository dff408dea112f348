import type { Clock } from '../shared/ports/Clock.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { SendScores } from './SendScores.ts'

/** Seconds before each retry. After the last one, only an entry, the network, the page or the player triggers another attempt. */
const pauses = [5, 15, 60, 300]

export class ScoreSync {
  private readonly sending: Pick<SendScores, 'execute'>
  private readonly clock: Pick<Clock, 'sleep'>
  private readonly connectivity: Connectivity
  private readonly page: PageVisibility
  private readonly golfer: CurrentGolfer
  private isStarted = false
  private isWanted = false
  private running: Promise<void> | undefined
  private failures = 0
  private pause = new AbortController()

  constructor(
    sending: Pick<SendScores, 'execute'>,
    clock: Pick<Clock, 'sleep'>,
    connectivity: Connectivity,
    page: PageVisibility,
    golfer: CurrentGolfer,
  ) {
    this.sending = sending
    this.clock = clock
    this.connectivity = connectivity
    this.page = page
    this.golfer = golfer
  }

  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.connectivity.changes.subscribe((isOnline) => void (isOnline && this.send()))
    this.page.changes.subscribe(() => void this.send())
    this.golfer.changes.subscribe(() => void this.send())
    void this.send()
  }

  send(): Promise<void> {
    this.isWanted = true
    this.pause.abort()
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  private async run(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false
      const sent = await this.sending.execute()
      this.failures = sent.waits ? this.failures + 1 : 0
      if (sent.waits && this.connectivity.value) void this.sendLater(sent.after)
    }
  }

  private async sendLater(after = 0): Promise<void> {
    this.pause = new AbortController()
    const { signal } = this.pause
    const seconds = pauses[this.failures - 1]
    if (seconds === undefined) return
    await this.clock.sleep(Math.max(seconds, after) * 1000, signal).catch(() => undefined)
    if (!signal.aborted) await this.send()
  }
}
