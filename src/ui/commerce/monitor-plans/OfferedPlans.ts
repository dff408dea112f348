import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { plansAmong } from '#domain/commerce/monitorPlans'
import type { Product, ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class OfferedPlans {
  readonly products = new Loaded<ReadonlyMap<string, Product>>()
  readonly #readProducts: Pick<ReadMembershipProducts, 'execute'>
  readonly #catalogue: Pick<Catalogue, 'product'>

  constructor(readProducts: Pick<ReadMembershipProducts, 'execute'>, catalogue: Pick<Catalogue, 'product'>) {
    this.#readProducts = readProducts
    this.#catalogue = catalogue
    makeReactive(this)
  }

  async read(signal?: AbortSignal): Promise<readonly ProductCard[]> {
    const plans = plansAmong(await this.#readProducts.execute(signal))
    void this.products.load((stop) => this.readProducts(plans, stop))
    return plans
  }

  leadOf({ urlKey }: ProductCard): string | undefined {
    return this.products.value?.get(urlKey)?.lead
  }

  among(plans: readonly ProductCard[]): readonly Product[] {
    return plans.flatMap(({ urlKey }) => this.products.value?.get(urlKey) ?? [])
  }

  dispose(): void {
    this.products.cancel()
  }

  private async readProducts(plans: readonly ProductCard[], signal: AbortSignal): Promise<ReadonlyMap<string, Product>> {
    const products = await Promise.all(plans.map(({ urlKey }) => this.#catalogue.product(urlKey, signal)))
    return new Map(products.flatMap((product) => (product ? [[product.urlKey, product] as const] : [])))
  }
}
