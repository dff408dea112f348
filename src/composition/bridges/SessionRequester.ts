import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { CurrentRequester } from '#app/support/ports/CurrentRequester'

export class SessionRequester implements CurrentRequester {
  private readonly session: Pick<CurrentSession, 'value'>

  constructor(session: Pick<CurrentSession, 'value'>) {
    this.session = session
  }

  get value() {
    return this.session.value.player
  }
}
