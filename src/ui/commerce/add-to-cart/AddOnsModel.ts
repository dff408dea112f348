import { observable } from 'mobx'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import { type Money, sumOf } from '#domain/commerce/money'
import { type PlanValue, subscribed } from '#domain/commerce/plans'
import type { Product, ProductCard } from '#domain/commerce/product'
import type { Selection } from '#domain/commerce/selection'
import { unitPrice } from '#domain/commerce/unitPrice'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { ProductConfigurator } from './ProductConfigurator.ts'

/** Adds one of each, without options. */
export class AddOnsModel {
  readonly task = new Task()
  readonly open = observable.set<string>()
  readonly #taken = observable.map<string, ProductConfigurator>()
  readonly #catalogue: Pick<Catalogue, 'product'>

  constructor(catalogue: Pick<Catalogue, 'product'>) {
    this.#catalogue = catalogue
    makeReactive(this)
  }

  offered({ related }: Pick<Product, 'related'>): readonly ProductCard[] {
    return related.filter(({ kind, inStock }) => inStock && (kind === 'simple' || kind === 'virtual'))
  }

  isTaken({ urlKey }: Pick<ProductCard, 'urlKey'>): boolean {
    return this.#taken.has(urlKey)
  }

  async toggle({ urlKey }: Pick<ProductCard, 'urlKey'>): Promise<void> {
    if (this.#taken.delete(urlKey)) return
    const read = await this.task.run(async () => ({ product: await this.#catalogue.product(urlKey) }))
    if (read) this.settle(urlKey, read.product && new ProductConfigurator(read.product))
  }

  /** With the same subscription plan, if they have one. */
  selections(plan: PlanValue | undefined): readonly Selection[] {
    return this.selectedAddOns(plan).map(({ selection }) => selection)
  }

  sum(plan: PlanValue | undefined): Money | undefined {
    return sumOf(this.selectedAddOns(plan).flatMap(({ product, selection }) => unitPrice(product, selection) ?? []))
  }

  clear(): void {
    this.#taken.clear()
    this.open.clear()
    this.task.clear()
  }

  private selectedAddOns(plan: PlanValue | undefined) {
    return [...this.#taken.values()].map(({ product, selection, plans }) => {
      const like = plans?.values.find((value) => value.plan.length === plan?.plan.length)
      return { product, selection: plans && like ? subscribed(selection, plans, like) : selection }
    })
  }

  private settle(urlKey: string, choosing: ProductConfigurator | undefined): void {
    if (choosing && choosing.missing.length === 0) this.#taken.set(urlKey, choosing)
    else this.open.add(urlKey)
  }
}
