import type { Contact } from '#domain/session/contact'
import type { AddressTaken, ContactDetails } from './ports/ContactDetails.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

type Changed = { readonly kind: 'changed'; readonly contact: Contact } | AddressTaken

export class ChangeContact {
  private readonly details: ContactDetails
  private readonly session: CurrentSession

  constructor(details: ContactDetails, session: CurrentSession) {
    this.details = details
    this.session = session
  }

  async execute(change: (contact: Contact) => Contact): Promise<Changed> {
    const before = await this.details.current()
    const contact = change(before)
    const answer = await this.details.save(contact)
    if (answer.kind !== 'changed') return answer
    this.session.update(({ player, ...session }) => ({
      ...session,
      player: player?.email === before.email ? { ...player, email: contact.email } : player,
    }))
    return { kind: 'changed', contact }
  }
}
