import { lastResort } from './lastResort.ts'
import type { PendingRequests } from './PendingRequests.ts'

export interface WorldTime {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
}

/** In milliseconds, between checks of busy pages. */
const breaths = [3, 5]
const longestBreath = 8

/** Stands still while something is running, then jumps to the next timer. */
export class VirtualTime {
  private readonly world: WorldTime
  private readonly held: () => number
  private readonly lines = new Set<PendingRequests>()
  private readonly times = new WeakMap<PendingRequests, number>()
  private acts = 0
  private timeout: Temporal.Duration | undefined
  private settling = Promise.resolve()

  /** `held`: number of requests that the fake backend holds. */
  constructor(world: WorldTime, held: () => number) {
    this.world = world
    this.held = held
  }

  get now(): number {
    return this.world.now().epochMilliseconds
  }

  waitsAtMost(timeout: Temporal.Duration): void {
    this.timeout = timeout
  }

  follow(traffic: PendingRequests): void {
    this.lines.add(traffic)
    this.times.set(traffic, this.now)
  }

  forget(traffic: PendingRequests): void {
    this.lines.delete(traffic)
  }

  async act<T>(intent: () => Promise<T>): Promise<T> {
    this.acts += 1
    const outcome = await this.begin(intent).finally(() => {
      this.acts -= 1
    })
    this.settling = this.settling.then(() => this.settle())
    await this.settling
    return outcome
  }

  private async begin<T>(intent: () => Promise<T>): Promise<T> {
    await this.quiet()
    await this.setTime()
    return intent()
  }

  private async settle(): Promise<void> {
    const end = this.timeout && this.now + this.timeout.total('milliseconds')
    for (;;) {
      await this.quiet()
      // Time must not pass during an action.
      if (this.acts > 0) return
      const next = await this.earliest()
      if (next === undefined) return
      if (end !== undefined && next > end) return this.travel(end)
      await this.travel(next)
      await this.quiet()
      await Promise.all([...this.lines].map((pending) => pending.wake()))
    }
  }

  private async earliest(): Promise<number | undefined> {
    const troubled = [...this.lines].filter((pending) => pending.troubled || this.held() > 0)
    const wakes = await Promise.all(troubled.map((pending) => pending.nextWake()))
    const next = wakes.filter((wake) => wake !== undefined)
    for (const pending of troubled) pending.troubled = next.length > 0
    return next.length > 0 ? Math.ceil(Math.min(...next)) : undefined
  }

  private async travel(to: number): Promise<void> {
    if (to > this.now) this.world.travelTo(Temporal.Instant.fromEpochMilliseconds(to))
    await this.setTime()
  }

  private async setTime(): Promise<void> {
    const { now } = this
    const late = [...this.lines].filter((pending) => this.times.get(pending) !== now)
    for (const pending of late) this.times.set(pending, now)
    await Promise.all(late.map((pending) => pending.setTime(now)))
  }

  async quiet(): Promise<void> {
    const start = performance.now()
    for (let look = 0; ; look += 1) {
      await this.answered(start)
      const before = this.events
      const busy = await Promise.all([...this.lines].map((pending) => pending.rest()))
      const isBusy = busy.includes(true) && this.held() === 0
      if (isBusy && performance.now() - start > lastResort) throw new Error('The page stays busy, without a request under way')
      if (this.open.length <= this.held() && this.events === before && !isBusy) return
      await pause(breaths[look] ?? longestBreath)
    }
  }

  /** Doesn't query the page meanwhile, because each query costs as much as a small answer. */
  private async answered(start: number): Promise<void> {
    while (this.open.length > this.held()) {
      if (performance.now() - start > lastResort) throw new Error(`Still under way: ${this.open.join(', ')}`)
      await pause(longestBreath)
    }
  }

  private get open(): readonly string[] {
    return [...this.lines].flatMap((pending) => pending.open)
  }

  private get events(): number {
    return [...this.lines].reduce((sum, pending) => sum + pending.events, 0)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
