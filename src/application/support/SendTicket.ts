import type { Progress } from '../shared/chosenFile.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeUnverified } from '../shared/writeOnce.ts'
import type { HelpDesk, Ticket } from './ports/HelpDesk.ts'

export class SendTicket {
  private readonly helpDesk: HelpDesk
  private readonly connectivity: Connectivity

  constructor(helpDesk: HelpDesk, connectivity: Connectivity) {
    this.helpDesk = helpDesk
    this.connectivity = connectivity
  }

  execute(ticket: Ticket, progress: Progress): ReturnType<HelpDesk['send']> {
    return writeUnverified(this.connectivity, () => this.helpDesk.send(ticket, progress))
  }
}
