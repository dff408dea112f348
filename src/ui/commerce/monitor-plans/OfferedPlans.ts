import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { plansAmong } from '#domain/commerce/monitorPlans'
import type { ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class OfferedPlans {
  readonly leads = new Loaded<ReadonlyMap<string, string>>()
  readonly #readProducts: Pick<ReadMembershipProducts, 'execute'>
  readonly #catalogue: Pick<Catalogue, 'product'>

  constructor(readProducts: Pick<ReadMembershipProducts, 'execute'>, catalogue: Pick<Catalogue, 'product'>) {
    this.#readProducts = readProducts
    this.#catalogue = catalogue
    makeReactive(this)
  }

  async read(signal?: AbortSignal): Promise<readonly ProductCard[]> {
    const plans = plansAmong(await this.#readProducts.execute(signal))
    void this.leads.load((stop) => this.readLeads(plans, stop))
    return plans
  }

  leadOf({ urlKey }: ProductCard): string | undefined {
    return this.leads.value?.get(urlKey)
  }

  dispose(): void {
    this.leads.cancel()
  }

  private async readLeads(plans: readonly ProductCard[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const products = await Promise.all(plans.map(({ urlKey }) => this.#catalogue.product(urlKey, signal)))
    return new Map(products.flatMap((product) => (product ? [[product.urlKey, product.lead] as const] : [])))
  }
}
