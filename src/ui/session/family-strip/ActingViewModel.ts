import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { actingFor, parentOf } from '#domain/session/family'
import type { Player } from '#domain/session/player'
import type { ChildGrant, Session } from '#domain/session/session'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class ActingViewModel {
  readonly #currentSession: CurrentSession
  readonly #session: Observed<Session>

  constructor(session: CurrentSession) {
    this.#currentSession = session
    this.#session = observe(session)
    makeReactive(this)
  }

  get child(): ChildGrant | undefined {
    return this.#session.value.child
  }

  get parent(): Player | undefined {
    return parentOf(this.#session.value)
  }

  goBack(): void {
    this.#currentSession.update((session) => actingFor(session, undefined))
  }
}
