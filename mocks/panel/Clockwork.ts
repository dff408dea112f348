import { makeAutoObservable, observableRef } from 'mobx'
import type { Bench } from './Bench.ts'
import { type Jumps, jumpsOf, zoneOf } from './jumps/index.ts'
import type { People } from './People.ts'
import type { Pulse } from './Pulse.ts'

/** The world's time. */
export class Clockwork {
  now: Temporal.Instant
  problem: string | undefined = undefined
  readonly #bench: Bench
  readonly #people: People
  readonly #pulse: Pulse

  constructor(bench: Bench, people: People, pulse: Pulse) {
    this.#bench = bench
    this.#people = people
    this.#pulse = pulse
    this.now = bench.clock.now()
    makeAutoObservable(this, { now: observableRef }, { autoBind: true })
  }

  /** A moment has gone by. */
  tick(): void {
    const now = this.#bench.clock.now()
    if (now.epochMilliseconds !== this.now.epochMilliseconds) this.now = now
  }

  get timeZone(): string {
    return zoneOf(this.#bench.backend.world, this.#people.present)
  }

  get local(): Temporal.ZonedDateTime {
    return this.now.toZonedDateTimeISO(this.timeZone)
  }

  get stands(): boolean {
    this.#pulse.feel()
    return this.#bench.clock.stands
  }

  /** Once a minute is often enough. */
  get jumps(): readonly Jumps[] {
    this.#pulse.feel()
    return jumpsOf(this.#bench.backend.world, this.#people.present)
  }

  travelTo(instant: Temporal.Instant): Promise<void> {
    return this.move(() => this.#bench.clock.travelTo(instant))
  }

  /** To a date and time of the club, as `2026-05-14T07:30`. */
  async travelToLocal(text: string): Promise<void> {
    const instant = instantOf(text, this.timeZone)
    this.problem = instant ? undefined : 'A date and a time, such as 2026-05-14T07:30'
    if (instant) await this.travelTo(instant)
  }

  standOrRun(): Promise<void> {
    const { clock } = this.#bench
    return this.move(() => (clock.stands ? clock.run() : clock.stand()))
  }

  /** Real time. */
  comeHome(): Promise<void> {
    return this.move(() => this.#bench.clock.comeHome())
  }

  private async move(work: () => void): Promise<void> {
    await this.#bench.kept.change(work)
    this.tick()
    this.#pulse.beat()
  }
}

function instantOf(text: string, timeZone: string): Temporal.Instant | undefined {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant()
  } catch {
    return undefined
  }
}
