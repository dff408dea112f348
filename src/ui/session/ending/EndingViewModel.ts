import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { EndingList, Endings } from '#app/session/ports/Endings'
import type { Clock } from '#app/shared/ports/Clock'
import { type Ending, type EndingKind, endingSoon, endingsFrom } from '#domain/session/ending'
import type { Session } from '#domain/session/session'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class EndingViewModel {
  readonly reading = new Loaded<EndingList>()
  readonly #endings: Endings
  readonly #clock: Clock
  readonly #session: Observed<Session>

  constructor(endings: Endings, session: CurrentSession, clock: Clock) {
    this.#endings = endings
    this.#clock = clock
    this.#session = observe(session)
    makeReactive(this)
  }

  get soon(): readonly Ending[] {
    return endingSoon([...this.known, ...this.lessons], this.today)
  }

  nextOf(kinds: readonly EndingKind[]): Ending | undefined {
    return endingsFrom(this.known, this.today).find(({ kind }) => kinds.includes(kind))
  }

  get isPartial(): boolean {
    return this.reading.value?.isPartial === true
  }

  start(): void {
    void this.reading.load(() => this.#endings.of(this.#session.value.player))
  }

  dispose(): void {
    this.reading.cancel()
  }

  private get known(): readonly Ending[] {
    return this.reading.value?.endings ?? []
  }

  private get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  private get lessons(): readonly Ending[] {
    const expiring = this.#session.value.creditV3?.expiring ?? []
    return expiring.map(({ amount, date: on }) => ({
      id: `lessons-${on}`,
      kind: 'lessons',
      name: undefined,
      on,
      renews: false,
      count: amount,
    }))
  }
}
