import { makeAutoObservable, observable } from 'mobx'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import { type Money, sumOf } from '#domain/commerce/money'
import { piecePrice } from '#domain/commerce/piecePrice'
import { type PlanValue, subscribed } from '#domain/commerce/plans'
import type { Product, ProductCard } from '#domain/commerce/product'
import type { Selection } from '#domain/commerce/selection'
import { Task } from '#ui/shell/Task.ts'
import { ChoosingModel } from './ChoosingModel.ts'

/** What is taken along with a product: one piece of each, as it comes. */
export class AlongModel {
  readonly task = new Task()
  /** Of which more must be said than that it is wanted. */
  readonly open = observable.set<string>()
  readonly #taken = observable.map<string, ChoosingModel>()
  readonly #catalogue: Pick<Catalogue, 'product'>

  constructor(catalogue: Pick<Catalogue, 'product'>) {
    this.#catalogue = catalogue
    makeAutoObservable(this, { task: false, open: false }, { autoBind: true })
  }

  /** Of what goes with a product, what may be had as it comes. */
  offered({ related }: Pick<Product, 'related'>): readonly ProductCard[] {
    return related.filter(({ kind, inStock }) => inStock && (kind === 'simple' || kind === 'virtual'))
  }

  isTaken({ urlKey }: Pick<ProductCard, 'urlKey'>): boolean {
    return this.#taken.has(urlKey)
  }

  async toggle({ urlKey }: Pick<ProductCard, 'urlKey'>): Promise<void> {
    if (this.#taken.delete(urlKey)) return
    const read = await this.task.run(async () => ({ product: await this.#catalogue.product(urlKey) }))
    if (read) this.settle(urlKey, read.product && new ChoosingModel(read.product))
  }

  /** As they go into the cart: by the same plan, where they can be had by one. */
  wishes(plan: PlanValue | undefined): readonly Selection[] {
    return this.wished(plan).map(({ wish }) => wish)
  }

  /** What they come to; nothing where there are none. */
  sum(plan: PlanValue | undefined): Money | undefined {
    return sumOf(this.wished(plan).flatMap(({ product, wish }) => piecePrice(product, wish) ?? []))
  }

  clear(): void {
    this.#taken.clear()
    this.open.clear()
    this.task.clear()
  }

  private wished(plan: PlanValue | undefined) {
    return [...this.#taken.values()].map(({ product, selection, plans }) => {
      const like = plans?.values.find((value) => value.plan.length === plan?.plan.length)
      return { product, wish: plans && like ? subscribed(selection, plans, like) : selection }
    })
  }

  private settle(urlKey: string, choosing: ChoosingModel | undefined): void {
    if (choosing && choosing.missing.length === 0) this.#taken.set(urlKey, choosing)
    else this.open.add(urlKey)
  }
}
