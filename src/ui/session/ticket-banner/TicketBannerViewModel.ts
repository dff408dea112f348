import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { SignOut } from '#app/session/SignOut'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class TicketBannerViewModel {
  readonly leaving = new Task()
  readonly #session: Observed<Session>
  readonly #signOut: SignOut

  constructor(session: CurrentSession, signOut: SignOut) {
    this.#session = observe(session)
    this.#signOut = signOut
    makeReactive(this)
  }

  get isShown(): boolean {
    return this.#session.value.byTicket
  }

  get player(): Player | undefined {
    return this.#session.value.player
  }

  async leave(): Promise<void> {
    await this.leaving.run(() => this.#signOut.execute())
  }
}
