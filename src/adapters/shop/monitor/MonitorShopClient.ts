import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { Failure } from '#app/shared/failure'
import { monitorStoreIn } from '#domain/commerce/monitorStore'
import type { ShopClient, ShopRequest } from '../ShopClient.ts'
import type { ShopCall } from '../shopCall.ts'
import { monitorCallOf } from './monitorShopOperations.ts'

/** Sends with the store and token of the launch monitor's shop. Without both, nothing is sent: the club's must not take their place. */
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
    const { skytrakShop, child } = this.session.value
    const storeCode = monitorStoreIn(skytrakShop?.storeCode)
    const customerToken = skytrakShop?.token
    if (child || storeCode === undefined || !customerToken) throw new Failure('forbidden', { outcome: 'not-sent' })
    return this.client.send(monitorCallOf(call), variables, { ...request, customerToken, storeCode })
  }
}
