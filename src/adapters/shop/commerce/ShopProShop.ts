import type { ProShop } from '#app/commerce/ports/ProShop'
import type { ProShopBlock } from '#domain/commerce/proShop'
import type { ShopClient } from '../ShopClient.ts'
import { blockOf } from './proShopMapping.ts'
import { proShopContent } from './proShopOperations.ts'

export class ShopProShop implements ProShop {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async blocks(categoryId: number, signal?: AbortSignal): Promise<readonly ProShopBlock[]> {
    const shop = await this.load()
    const answer = await shop.send(proShopContent, { field_name: 'category_id', value: String(categoryId) }, { signal })
    return answer.getContentConstructorProShop.flatMap(blockOf)
  }
}
