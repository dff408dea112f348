import type { CurrentStore } from '#app/commerce/deposit/ports/CurrentStore'
import type { CurrentSession } from '#app/session/ports/CurrentSession'

export class SessionStore implements CurrentStore {
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
  }

  get code(): string {
    const { child, grant } = this.session.value
    return (child ?? grant)?.shop.storeCode ?? ''
  }
}
