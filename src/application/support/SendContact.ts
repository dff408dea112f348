import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeUnverified } from '../shared/writeOnce.ts'
import type { ContactDesk, ContactRequest } from './ports/ContactDesk.ts'

export class SendContact {
  private readonly desk: ContactDesk
  private readonly connectivity: Connectivity

  constructor(desk: ContactDesk, connectivity: Connectivity) {
    this.desk = desk
    this.connectivity = connectivity
  }

  async execute(request: ContactRequest): Promise<void> {
    await writeUnverified(this.connectivity, () => this.desk.send(request))
  }
}
