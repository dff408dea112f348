import type { PlusAccess } from '#app/devices/ports/PlusAccess'
import type { CurrentSession } from '#app/session/ports/CurrentSession'

/** The profile has the plus flag; a profile without it has none. */
export class SessionPlusAccess implements PlusAccess {
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
  }

  get hasPlus(): boolean {
    return this.session.value.player?.hasPlus ?? false
  }
}
