import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { EndingList, Endings } from '#app/session/ports/Endings'
import type { Clock } from '#app/shared/ports/Clock'
import { type Ending, endingSoon } from '#domain/session/ending'
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

  get all(): readonly Ending[] {
    const today = this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
    return endingSoon([...(this.reading.value?.endings ?? []), ...this.lessons], today)
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

  private get lessons(): readonly Ending[] {
    const expiring = this.#session.value.creditV3?.expiring ?? []
    return expiring.map(({ amount, date: on }) => ({ id: `lessons-${on}`, kind: 'lessons', name: undefined, on, renews: false, amount }))
  }
}
