import type { Desk } from '#app/session/ports/Desk'
import type { Clock } from '#app/shared/ports/Clock'
import type { DeskTicket } from '#domain/session/session'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { adminTicket } from './tokenSignInCalls.ts'

export class HttpDesk implements Desk {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'now'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'now'>) {
    this.client = client
    this.clock = clock
  }

  /** Computed with this device's clock, which may be minutes off. */
  async ticket(): Promise<DeskTicket> {
    const { data } = await withOnlyCode(this.client.send(adminTicket, {}))
    const { ticket, expiresIn } = data
    return { ticket, until: expiresIn === undefined ? undefined : this.clock.now().add({ milliseconds: Math.round(expiresIn * 1000) }) }
  }
}
