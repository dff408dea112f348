import { Accounts } from '#app/session/ports/Accounts'
import { ContactDetails } from '#app/session/ports/ContactDetails'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { CurrentSender, SenderDetails } from '#app/support/ports/CurrentSender'
import { profileSource } from '#domain/session/profileSource'
import { isAuthenticated } from '#domain/session/session'
import type { OpenPart } from '../part.ts'

export class SessionSender implements CurrentSender {
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly open: OpenPart

  constructor(session: Pick<CurrentSession, 'value'>, open: OpenPart) {
    this.session = session
    this.open = open
  }

  /** The page may have been opened without a player's screens, so nobody has read the profile yet. */
  async details(): Promise<SenderDetails | undefined> {
    if (!isAuthenticated(this.session.value)) return undefined
    const [account, contact] = await Promise.all([
      this.open(() => import('../session/member.ts')),
      this.open(() => import('../session/contact.ts')),
    ])
    const player = this.session.value.player ?? (await account(Accounts).profile(profileSource(this.session.value)))
    const { email, phone } = await contact(ContactDetails).current()
    return { firstName: player.firstName, lastName: player.lastName, email, phone }
  }
}
