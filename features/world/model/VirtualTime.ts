export interface AdjustableClock {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
}

interface Sleeper {
  readonly until: Temporal.Instant
  readonly wake: () => void
}

/** Turns of the event loop without activity that count as idle. */
const idleTurns = 4
const realTimeout = 120_000

/** Stands still while something is running, then jumps to the next timer. */
export class VirtualTime {
  private readonly world: AdjustableClock
  private readonly heldRequests: () => number
  private readonly sleepers = new Set<Sleeper>()
  private pending = 0
  private timeout: Temporal.Duration | undefined

  /** `held`: number of requests that the fake backend holds. */
  constructor(world: AdjustableClock, held: () => number) {
    this.world = world
    this.heldRequests = held
  }

  now(): Temporal.Instant {
    return this.world.now()
  }

  limitWaits(timeout: Temporal.Duration): void {
    this.timeout = timeout
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const sleeper = { until: this.now().add({ milliseconds: Math.ceil(milliseconds) }), wake: resolve }
      this.sleepers.add(sleeper)
      signal?.addEventListener('abort', () => this.sleepers.delete(sleeper) && reject(signal.reason), { once: true })
    })
  }

  /** A request counts until its body has arrived. */
  track(request: Promise<Response>): Promise<Response> {
    return this.trackWork(async () => {
      const response = await request
      const body = response.body ? await response.arrayBuffer() : null
      return new Response(body, response)
    })
  }

  /** Work outside the event loop's turns, such as encryption. */
  async trackWork<T>(work: () => Promise<T>): Promise<T> {
    this.pending += 1
    try {
      return await work()
    } finally {
      this.pending -= 1
    }
  }

  async settle(timeout = this.timeout): Promise<void> {
    const end = timeout && this.now().add(timeout)
    for (;;) {
      await this.whenIdle()
      const next = this.nextSleeper()
      if (!next) return
      if (end && Temporal.Instant.compare(next.until, end) > 0) {
        this.world.travelTo(end)
        return
      }
      this.sleepers.delete(next)
      if (Temporal.Instant.compare(next.until, this.now()) > 0) this.world.travelTo(next.until)
      next.wake()
    }
  }

  private nextSleeper(): Sleeper | undefined {
    return [...this.sleepers].sort((one, other) => Temporal.Instant.compare(one.until, other.until))[0]
  }

  private async whenIdle(): Promise<void> {
    const start = performance.now()
    for (let turns = 0; turns < idleTurns; ) {
      await new Promise((resolve) => setImmediate(resolve))
      turns = this.pending > this.heldRequests() ? 0 : turns + 1
      if (performance.now() - start > realTimeout) throw new Error(`${this.pending} requests are still under way`)
    }
  }
}
