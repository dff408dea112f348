import type { Desk } from '#app/session/ports/Desk'
import type { DeskTicket } from '#domain/session/session'
import { keepingCodeAlone } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { adminTicket } from './arrivalCalls.ts'

export class HttpDesk implements Desk {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async ticket(): Promise<DeskTicket> {
    const { data } = await keepingCodeAlone(this.client.send(adminTicket, {}))
    return { ticket: data.ticket, until: data.expires }
  }
}
