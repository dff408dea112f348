import type { PlusAccess } from '#app/devices/ports/PlusAccess'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { ReadProfile } from '#app/session/ReadProfile'
import type { OpenPart } from '../part.ts'

/** The profile has the plus flag; a profile without it has none. */
export class SessionPlusAccess implements PlusAccess {
  private readonly session: CurrentSession
  private readonly open: OpenPart

  constructor(session: CurrentSession, open: OpenPart) {
    this.open = open
    this.session = session
  }

  get hasPlus(): boolean {
    return this.session.value.player?.hasPlus ?? false
  }

  async check(): Promise<boolean> {
    const { hasPlus = false } = await (await this.open(() => import('../session/member.ts')))(ReadProfile).execute()
    return hasPlus
  }
}
