import type { Bucks } from '#app/commerce/ports/Bucks'
import type { Buck } from '#domain/commerce/bucks/buck'
import { moneyOf } from '#domain/commerce/money'
import type { RestClient } from '../../RestClient.ts'
import { bucks } from './bucksCalls.ts'

export class HttpBucks implements Bucks {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Buck[]> {
    const { data } = await this.client.send(bucks, { signal })
    return data.map(({ buckId: id, value, currency, ...buck }) => ({ ...buck, id, amount: moneyOf(value, currency) }))
  }
}
