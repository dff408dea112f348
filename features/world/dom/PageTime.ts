import { tasks } from './environment.ts'

interface AdjustableClock {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
}

interface Timer {
  readonly due: number
  readonly run: () => void
}

/** Timers from this on wait for the world's clock, as in the browser's examples; shorter ones run as soon as nothing else does. */
const shortestLongDelay = 1000
/** Turns of the event loop without activity that count as idle. */
const idleTurns = 4
/** Outside the event loop's turns, such as reading a file. A busy screen without any other work waits for a long timer. */
const longestReading = 500
/** More between two turns is a busy machine, not a quiet page. */
const longestTurn = 10
const longestWork = 60_000
const realTimeout = 240_000
const nextTurn = globalThis.setImmediate

/** Time of the page in front: it stands still while something is running, then jumps to the next timer where something has failed or is held. */
export class PageTime {
  private readonly world: AdjustableClock
  private readonly heldRequests: () => number
  private readonly timers = new Map<number, Timer>()
  private readonly intervals = new Map<number, { readonly delay: number; readonly run: () => void; next: number }>()
  private readonly frames = new Map<number, FrameRequestCallback>()
  private lastId = 0
  private order = 0
  private pending = 0
  private hasFailures = false
  private timeout: Temporal.Duration | undefined

  constructor(world: AdjustableClock, held: () => number) {
    this.world = world
    this.heldRequests = held
  }

  readonly now = (): number => this.world.now().epochMilliseconds

  limitWaits(timeout: Temporal.Duration): void {
    this.timeout = timeout
  }

  /** What belongs to the page that ends. */
  clear(): void {
    this.timers.clear()
    this.intervals.clear()
    this.frames.clear()
    this.hasFailures = false
  }

  readonly setTimeout = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
    this.lastId += 1
    this.order += 1
    // Timers of one moment run in their order.
    this.timers.set(this.lastId, { due: this.now() + Math.max(0, delay || 0) + this.order / 1e6, run: () => run(...given) })
    return this.lastId
  }

  readonly setInterval = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
    this.lastId += 1
    this.intervals.set(this.lastId, { delay, run: () => run(...given), next: this.now() + delay })
    return this.lastId
  }

  readonly clearTimer = (id: number): void => {
    this.timers.delete(id)
    this.intervals.delete(id)
  }

  readonly requestAnimationFrame = (draw: FrameRequestCallback): number => {
    this.lastId += 1
    this.frames.set(this.lastId, draw)
    return this.lastId
  }

  readonly cancelAnimationFrame = (id: number): void => {
    this.frames.delete(id)
  }

  /** In milliseconds, while something is played. */
  pass(duration: number): void {
    this.travelTo(Math.round(this.now() + duration))
    this.runDue()
  }

  /** A request counts until its body has arrived. */
  async track(request: Promise<Response>): Promise<Response> {
    this.pending += 1
    try {
      const response = await request
      this.hasFailures ||= response.status >= 500 || response.status === 429
      const body = response.body ? await response.arrayBuffer() : null
      return new Response(body, response)
    } catch (error) {
      this.hasFailures = true
      throw error
    } finally {
      this.pending -= 1
    }
  }

  async settle(): Promise<void> {
    const end = this.timeout && this.now() + this.timeout.total('milliseconds')
    for (;;) {
      await this.whenIdle()
      const next = this.nextLongTimer()
      if (next === undefined) return
      const to = end === undefined ? next : Math.min(next, end)
      this.travelTo(to)
      if (to < next) return this.whenIdle()
      this.runDue()
    }
  }

  private nextLongTimer(): number | undefined {
    if (!this.hasFailures && this.heldRequests() === 0) return undefined
    this.hasFailures = this.timers.size > 0
    return this.timers.size > 0 ? Math.ceil(Math.min(...[...this.timers.values()].map(({ due }) => due))) : undefined
  }

  private travelTo(to: number): void {
    if (to > this.now()) this.world.travelTo(Temporal.Instant.fromEpochMilliseconds(to))
    this.runIntervals()
  }

  private runIntervals(): void {
    for (const interval of this.intervals.values()) {
      if (interval.next > this.now()) continue
      interval.next = this.now() + interval.delay
      interval.run()
    }
  }

  private runDue(): void {
    for (const [id, { due, run }] of [...this.timers]) {
      if (due > this.now() + 1 || !this.timers.delete(id)) continue
      run()
    }
  }

  /** Also runs the intervals that have come due. */
  async whenIdle(): Promise<void> {
    const start = performance.now()
    let turnedAt = start
    let quietTime = 0
    this.runIntervals()
    for (let turns = 0; turns < idleTurns; ) {
      await new Promise<void>((resolve) => void nextTurn(resolve))
      const isAtWork =
        tasks.pending > 0 || this.pending > this.heldRequests() || this.drawFrames() || (turns === idleTurns - 2 && this.runShortTimer())
      quietTime = isAtWork ? 0 : quietTime + Math.min(performance.now() - turnedAt, longestTurn)
      turnedAt = performance.now()
      const isBusy = turns === idleTurns - 1 && this.isScreenBusy(quietTime)
      turns = isAtWork || isBusy ? 0 : turns + 1
      if (performance.now() - start > realTimeout) throw new Error(`The page stays busy: ${this.pending} requests are under way`)
    }
  }

  private drawFrames(): boolean {
    const frames = [...this.frames.values()]
    this.frames.clear()
    for (const draw of frames) draw(performance.now())
    return frames.length > 0
  }

  /** Runs the next timer whose delay is too short for a scenario to wait for it. */
  private runShortTimer(): boolean {
    const short = [...this.timers].filter(([, { due }]) => due < this.now() + shortestLongDelay)
    const [next] = short.sort(([, one], [, other]) => one.due - other.due)
    if (!next) return false
    this.timers.delete(next[0])
    next[1].run()
    return true
  }

  /** A screen that is closing or still loading is not ready for a press. */
  private isScreenBusy(quietTime: number): boolean {
    if (quietTime > longestWork) throw new Error(`Nothing ends what the screen is busy with: ${whatIsBusy()}`)
    if (document.querySelector('[data-exiting], [data-navigating], [data-early]')) return true
    const waitsForTimer = this.timers.size > 0 && (this.hasFailures || quietTime > longestReading)
    if (this.heldRequests() > 0 || waitsForTimer) return false
    return document.querySelector('[aria-busy=true]') !== null || document.querySelector('#app:not(:has(h1))') !== null
  }
}

function whatIsBusy(): string {
  const element = document.querySelector('[data-exiting], [data-navigating], [data-early], [aria-busy=true]')
  return element?.outerHTML.slice(0, 300) ?? 'it has no heading'
}
