import type { Player } from '#domain/session/player'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Reads who acts and keeps it with the session; of a launch monitor's customer where that one's profile is. */
export class ReadProfile {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly introduce: () => void

  /** `introduce` tells customer care who is here: nobody waits for it, nor hears that it failed. */
  constructor(accounts: Accounts, session: CurrentSession, introduce: () => void) {
    this.accounts = accounts
    this.session = session
    this.introduce = introduce
  }

  async execute(): Promise<Player> {
    const { isSkytrak, child } = this.session.value
    const player = await this.accounts.profile(isSkytrak && !child ? 'launch-monitor' : 'club')
    this.session.update((session) => (session.grant ? { ...session, player } : session))
    this.introduce()
    return player
  }
}
