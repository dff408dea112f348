import { makeAutoObservable } from 'mobx'
import type { DeskContext } from './DeskContext.ts'
import { type Jumps, jumpsOf, zoneOf } from './jumps/index.ts'
import type { People } from './People.ts'
import type { WorldAtom } from './WorldAtom.ts'

export class ClockModel {
  now: Temporal.Instant
  problem: string | undefined = undefined
  readonly #context: DeskContext
  readonly #people: People
  readonly #atom: WorldAtom

  constructor(context: DeskContext, people: People, atom: WorldAtom) {
    this.#context = context
    this.#people = people
    this.#atom = atom
    this.now = context.clock.now()
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  tick(): void {
    const now = this.#context.clock.now()
    if (now.epochMilliseconds !== this.now.epochMilliseconds) this.now = now
  }

  get timeZone(): string {
    return zoneOf(this.#context.backend.world, this.#people.present)
  }

  get local(): Temporal.ZonedDateTime {
    return this.now.toZonedDateTimeISO(this.timeZone)
  }

  get stands(): boolean {
    this.#atom.reportObserved()
    return this.#context.clock.isStopped
  }

  get jumps(): readonly Jumps[] {
    this.#atom.reportObserved()
    return jumpsOf(this.#context.backend.world, this.#people.present)
  }

  travelTo(instant: Temporal.Instant): Promise<void> {
    return this.move(() => this.#context.clock.travelTo(instant))
  }

  /** Local time of the club, such as `2026-05-14T07:30`. */
  async travelToLocal(text: string): Promise<void> {
    const instant = instantOf(text, this.timeZone)
    this.problem = instant ? undefined : 'A date and a time, such as 2026-05-14T07:30'
    if (instant) await this.travelTo(instant)
  }

  standOrRun(): Promise<void> {
    const { clock } = this.#context
    return this.move(() => (clock.isStopped ? clock.run() : clock.stop()))
  }

  resetToRealTime(): Promise<void> {
    return this.move(() => this.#context.clock.reset())
  }

  private async move(work: () => void): Promise<void> {
    await this.#context.kept.change(work)
    this.tick()
    this.#atom.reportChanged()
  }
}

function instantOf(text: string, timeZone: string): Temporal.Instant | undefined {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant()
  } catch {
    return undefined
  }
}
