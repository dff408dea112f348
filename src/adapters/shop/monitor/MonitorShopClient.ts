import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ShopClient, ShopRequest } from '../ShopClient.ts'
import type { ShopCall } from '../shopCall.ts'
import { monitorCredentials } from './monitorCredentials.ts'
import { monitorCallOf } from './monitorShopOperations.ts'

/** Sends with the store and token of the launch monitor's shop. */
export class MonitorShopClient implements Pick<ShopClient, 'send'> {
  private readonly client: Pick<ShopClient, 'send'>
  private readonly session: Pick<CurrentSession, 'value'>

  constructor(client: Pick<ShopClient, 'send'>, session: Pick<CurrentSession, 'value'>) {
    this.client = client
    this.session = session
  }

  async send<Data, Variables extends object>(
    call: ShopCall<Data, Variables>,
    variables: Variables,
    request: Pick<ShopRequest, 'signal'> = {},
  ): Promise<Data> {
    return this.client.send(monitorCallOf(call), variables, { ...request, ...monitorCredentials(this.session.value) })
  }
}
