import type { Player } from '#domain/session/player'
import { profileSource } from '#domain/session/profileSource'
import { withProfile } from '#domain/session/session'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

export class ReadProfile {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly introduce: () => void

  /** `introduce` identifies the player to customer care; it is not awaited, and its failures are ignored. */
  constructor(accounts: Accounts, session: CurrentSession, introduce: () => void) {
    this.accounts = accounts
    this.session = session
    this.introduce = introduce
  }

  async execute(): Promise<Player> {
    const player = await this.accounts.profile(profileSource(this.session.value))
    this.session.update((session) => withProfile(session, player))
    this.introduce()
    return player
  }
}
