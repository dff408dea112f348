import type { ShopLayout } from '#app/support/ports/ShopLayout'
import type { LayoutBlock } from '#domain/shared/layout'
import { blocksInOrder } from '../layoutAnswer.ts'
import type { RestClient } from '../RestClient.ts'
import { layoutShop } from './shopLayoutCalls.ts'

export class HttpShopLayout implements ShopLayout {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async blocks(signal?: AbortSignal): Promise<readonly LayoutBlock[]> {
    return blocksInOrder(await this.client.send(layoutShop, { signal }))
  }
}
