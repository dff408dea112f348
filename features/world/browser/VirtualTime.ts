import { browserTimeout } from './browserTimeout.ts'

export interface AdjustableClock {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
}

/** A page that follows the club's time. */
export interface TimedPage {
  /** Requests under way. */
  readonly open: readonly string[]
  /** Number of things that have happened. */
  readonly events: number
  hasFailures: boolean
  isBusy(): Promise<boolean>
  nextTimer(): Promise<number | undefined>
  runDueTimers(): Promise<void>
  /** In milliseconds. */
  setTime(now: number): Promise<void>
}

/** Retries after a failure end sooner. A clock sets its next timer for ever. */
const longestRepetition = Temporal.Duration.from({ minutes: 10 })

/** In milliseconds, between checks of busy pages. */
const pollDelays = [3, 5]
const longestPollDelay = 8

/** Stands still while something is running, then jumps to the next timer. */
export class VirtualTime {
  private readonly world: AdjustableClock
  private readonly heldRequests: () => number
  private readonly tracked = new Set<TimedPage>()
  private readonly pageTimes = new WeakMap<TimedPage, number>()
  private runningActions = 0
  private timeout: Temporal.Duration | undefined
  private settling = Promise.resolve()
  private beginning: Promise<void> | undefined

  /** `held`: number of requests that the fake backend holds. */
  constructor(world: AdjustableClock, held: () => number) {
    this.world = world
    this.heldRequests = held
  }

  get now(): number {
    return this.world.now().epochMilliseconds
  }

  get pageCount(): number {
    return this.tracked.size
  }

  limitWaits(timeout: Temporal.Duration): void {
    this.timeout = timeout
  }

  track(page: TimedPage): void {
    this.tracked.add(page)
    this.pageTimes.set(page, this.now)
  }

  untrack(page: TimedPage): void {
    this.tracked.delete(page)
  }

  async act<T>(intent: () => Promise<T>): Promise<T> {
    this.runningActions += 1
    const outcome = await this.runWhenIdle(intent).finally(() => {
      this.runningActions -= 1
    })
    this.settling = this.settling.then(() => this.runTimers())
    await this.settling
    return outcome
  }

  /** Actions that begin together run together: the second one doesn't wait for what the first one causes. */
  private async runWhenIdle<T>(intent: () => Promise<T>): Promise<T> {
    this.beginning ??= this.prepare().finally(() => {
      this.beginning = undefined
    })
    await this.beginning
    return intent()
  }

  private async prepare(): Promise<void> {
    await this.whenIdle()
    await this.setTime()
  }

  private async runTimers(): Promise<void> {
    const end = this.now + (this.timeout ?? longestRepetition).total('milliseconds')
    for (;;) {
      await this.whenIdle()
      // Time must not pass during an action.
      if (this.runningActions > 0) return
      const next = await this.nextTimer()
      if (next === undefined) return
      if (next > end) return this.stopBefore(end)
      await this.travelTo(next)
      await this.whenIdle()
      await Promise.all([...this.tracked].map((pending) => pending.runDueTimers()))
    }
  }

  private async stopBefore(end: number): Promise<void> {
    if (this.timeout) return this.travelTo(end)
    for (const pending of this.tracked) pending.hasFailures = false
  }

  private async nextTimer(): Promise<number | undefined> {
    const troubled = [...this.tracked].filter((pending) => pending.hasFailures || this.heldRequests() > 0)
    const wakes = await Promise.all(troubled.map((pending) => pending.nextTimer()))
    const next = wakes.filter((wake) => wake !== undefined)
    for (const pending of troubled) pending.hasFailures = next.length > 0
    return next.length > 0 ? Math.ceil(Math.min(...next)) : undefined
  }

  private async travelTo(to: number): Promise<void> {
    if (to > this.now) this.world.travelTo(Temporal.Instant.fromEpochMilliseconds(to))
    await this.setTime()
  }

  private async setTime(): Promise<void> {
    const { now } = this
    const late = [...this.tracked].filter((pending) => this.pageTimes.get(pending) !== now)
    for (const pending of late) this.pageTimes.set(pending, now)
    await Promise.all(late.map((pending) => pending.setTime(now)))
  }

  async whenIdle(): Promise<void> {
    const start = performance.now()
    for (let look = 0; ; look += 1) {
      await this.whenAnswered(start)
      const before = this.events
      const busy = await Promise.all([...this.tracked].map((pending) => pending.isBusy()))
      const isBusy = busy.includes(true) && this.heldRequests() === 0
      if (isBusy && performance.now() - start > browserTimeout) throw new Error('The page stays busy, without a request under way')
      if (this.open.length <= this.heldRequests() && this.events === before && !isBusy) return
      await pause(pollDelays[look] ?? longestPollDelay)
    }
  }

  /** Doesn't query the page meanwhile, because each query costs as much as a small answer. */
  private async whenAnswered(start: number): Promise<void> {
    while (this.open.length > this.heldRequests()) {
      if (performance.now() - start > browserTimeout) throw new Error(`Still under way: ${this.open.join(', ')}`)
      await pause(longestPollDelay)
    }
  }

  private get open(): readonly string[] {
    return [...this.tracked].flatMap((pending) => pending.open)
  }

  private get events(): number {
    return [...this.tracked].reduce((sum, pending) => sum + pending.events, 0)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
