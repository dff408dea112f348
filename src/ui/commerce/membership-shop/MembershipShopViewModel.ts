import type { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import type { ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class MembershipShopViewModel {
  readonly reading = new Loaded<readonly ProductCard[]>()
  readonly #readProducts: Pick<ReadMembershipProducts, 'execute'>

  constructor(readProducts: Pick<ReadMembershipProducts, 'execute'>) {
    this.#readProducts = readProducts
    makeReactive(this)
  }

  start(): void {
    void this.reading.load((signal) => this.#readProducts.execute(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
