import type { Progress } from '../shared/chosenFile.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentUnread } from '../shared/sentOnce.ts'
import type { HelpDesk, Ticket } from './ports/HelpDesk.ts'

export class SendTicket {
  private readonly helpDesk: HelpDesk
  private readonly connectivity: Connectivity

  constructor(helpDesk: HelpDesk, connectivity: Connectivity) {
    this.helpDesk = helpDesk
    this.connectivity = connectivity
  }

  execute(ticket: Ticket, progress: Progress): ReturnType<HelpDesk['send']> {
    return sentUnread(this.connectivity, () => this.helpDesk.send(ticket, progress))
  }
}
