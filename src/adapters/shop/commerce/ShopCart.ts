import type { Cart } from '#app/commerce/ports/Cart'
import type { ShopClient } from '../ShopClient.ts'
import { customerCart } from './operations.ts'

export class ShopCart implements Cart {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  /** The shop's client comes with its own chunk, the first time that it is needed. */
  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async totalQuantity(signal?: AbortSignal): Promise<number> {
    const shop = await this.load()
    const answer = await shop.send(customerCart, {}, { signal })
    return answer.customerCart.total_quantity
  }
}
