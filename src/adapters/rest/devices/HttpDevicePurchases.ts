import type { DevicePurchases } from '#app/devices/ports/DevicePurchases'
import type { Purchase } from '#domain/devices/purchase'
import type { RestClient } from '../RestClient.ts'
import { purchases } from './purchaseCalls.ts'

export class HttpDevicePurchases implements DevicePurchases {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Purchase[]> {
    const { data } = await this.client.send(purchases, { signal })
    return data.map(({ purchaseId: id, amount: minor, currency, ...purchase }) => ({ ...purchase, id, amount: { minor, currency } }))
  }
}
