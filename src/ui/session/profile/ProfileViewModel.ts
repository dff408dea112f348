import { makeAutoObservable } from 'mobx'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import { type Observed, observe } from '#ui/shell/observe.ts'

/** What the club knows of the player. */
export class ProfileViewModel {
  private readonly session: Observed<Session>

  constructor(session: CurrentSession) {
    this.session = observe(session)
    makeAutoObservable<this, 'session'>(this, { session: false }, { autoBind: true })
  }

  get player(): Player | undefined {
    return this.session.value.player
  }
}
