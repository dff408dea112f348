import { NEVER } from 'rxjs'
import type { Clock } from '#app/shared/ports/Clock'
import type { WorldClock } from '#mocks/world/WorldClock'

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/** Turns of the event loop without activity that count as idle. */
const quietTurns = 3
const mostTurns = 100_000
const timeout = 10 * 60_000

/** Stands still while something is running, then jumps to the next timer. */
export class VirtualClock implements Clock {
  readonly timeZone = 'America/New_York'
  readonly ticks = NEVER
  private readonly world: WorldClock
  private readonly held: () => number
  private readonly sleepers = new Set<Sleeper>()
  private readonly turn: () => Promise<unknown>
  private requests = 0

  /** `held`: number of held requests. `turn`: one turn of the event loop. */
  constructor(world: WorldClock, held: () => number, turn: () => Promise<unknown> = oneTurn) {
    this.world = world
    this.held = held
    this.turn = turn
  }

  now(): Temporal.Instant {
    return this.world.now()
  }

  get milliseconds(): number {
    return this.world.now().epochMilliseconds
  }

  get left(): number {
    return this.sleepers.size + this.requests
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const sleeper = { until: this.milliseconds + Math.ceil(milliseconds), wake: resolve }
      this.sleepers.add(sleeper)
      signal?.addEventListener('abort', () => this.sleepers.delete(sleeper) && reject(signal.reason), { once: true })
    })
  }

  async follow<T>(request: Promise<T>): Promise<T> {
    this.requests += 1
    try {
      return await request
    } finally {
      this.requests -= 1
    }
  }

  /** False if it never becomes idle. */
  async settle(end = this.milliseconds + timeout): Promise<boolean> {
    for (;;) {
      if (!(await this.rest())) return false
      const next = this.earliest()
      if (!next || next.until > end) return !next || this.endAt(end)
      this.sleepers.delete(next)
      this.travelTo(Math.max(next.until, this.milliseconds))
      next.wake()
    }
  }

  async rest(): Promise<boolean> {
    let turns = 0
    for (let all = 0; turns < quietTurns; all += 1) {
      if (all > mostTurns) return false
      await this.turn()
      turns = this.requests > this.held() ? 0 : turns + 1
    }
    return true
  }

  forget(): void {
    this.sleepers.clear()
  }

  private endAt(end: number): boolean {
    this.travelTo(end)
    return false
  }

  private travelTo(milliseconds: number): void {
    this.world.travelTo(Temporal.Instant.fromEpochMilliseconds(milliseconds))
  }

  private earliest(): Sleeper | undefined {
    let earliest: Sleeper | undefined
    for (const sleeper of this.sleepers) if (!earliest || sleeper.until < earliest.until) earliest = sleeper
    return earliest
  }
}

function oneTurn(): Promise<unknown> {
  return new Promise((resolve) => setImmediate(resolve))
}
