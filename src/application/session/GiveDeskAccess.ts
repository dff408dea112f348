import type { DeskTicket } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Desk } from './ports/Desk.ts'

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
