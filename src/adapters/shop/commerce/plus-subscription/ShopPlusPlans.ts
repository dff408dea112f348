import type { PlusPlans } from '#app/commerce/ports/PlusSubscriptions'
import type { ProductCard } from '#domain/commerce/product'
import type { ShopClient } from '../../ShopClient.ts'
import { plusShopProducts } from '../catalogueOperations.ts'

/** The shop's category of plans. */
const plansCategory = '74'

export class ShopPlusPlans implements PlusPlans {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async offered(signal?: AbortSignal): Promise<readonly ProductCard[]> {
    const shop = await this.load()
    const page = { ids: [plansCategory], pageSize: 4, featuredPageSize: 4, currentPage: 1 }
    return (await shop.send(plusShopProducts, page, { signal })).products.products
  }
}
