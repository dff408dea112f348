import { ContactDetails } from '#app/session/ports/ContactDetails'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { CurrentSender } from '#app/support/ports/CurrentSender'
import { isAuthenticated } from '#domain/session/session'
import type { OpenPart } from '../part.ts'

export class SessionSender implements CurrentSender {
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly open: OpenPart

  constructor(session: Pick<CurrentSession, 'value'>, open: OpenPart) {
    this.session = session
    this.open = open
  }

  get value() {
    return this.session.value.player
  }

  async phone(): Promise<string> {
    if (!isAuthenticated(this.session.value)) return ''
    const resolve = await this.open(() => import('../session/contact.ts'))
    return (await resolve(ContactDetails).current()).phone
  }
}
