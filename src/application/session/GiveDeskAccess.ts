import type { DeskTicket } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Desk } from './ports/Desk.ts'

/** Stores the ticket with the session, as long as the page lives. */
export class GiveDeskAccess {
  private readonly desk: Desk
  private readonly session: CurrentSession

  constructor(desk: Desk, session: CurrentSession) {
    this.desk = desk
    this.session = session
  }

  async execute(): Promise<DeskTicket> {
    const deskTicket = await this.desk.ticket()
    this.session.update((session) => (session.grant ? { ...session, deskTicket } : session))
    return deskTicket
  }
}
