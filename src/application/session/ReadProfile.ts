import type { Player } from '#domain/session/player'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Reads who is signed in and keeps it with the session. */
export class ReadProfile {
  private readonly accounts: Accounts
  private readonly session: CurrentSession

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(): Promise<Player> {
    const player = await this.accounts.profile()
    this.session.update((session) => (session.grant ? { ...session, player } : session))
    return player
  }
}
