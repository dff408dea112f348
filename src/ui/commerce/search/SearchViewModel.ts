import { makeAutoObservable, observableRef } from 'mobx'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import type { Category } from '#domain/commerce/category'
import { type FoundProducts, pageSize, pagesOf } from '#domain/commerce/listing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { isNothing, type ShopSearch } from './searchAddress.ts'

/** Finds products, page by page. */
export class SearchViewModel {
  readonly found = new Loaded<FoundProducts>()
  readonly categories = new Loaded<readonly Category[]>()
  asked: ShopSearch = { words: '', categoryUid: undefined, urlKeys: [], page: 1 }
  readonly #catalogue: Pick<Catalogue, 'search'>
  readonly #readMenu: Pick<ReadShopMenu, 'execute'>

  constructor(catalogue: Pick<Catalogue, 'search'>, readMenu: Pick<ReadShopMenu, 'execute'>) {
    this.#catalogue = catalogue
    this.#readMenu = readMenu
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true })
  }

  start(): void {
    void this.categories.load(async (signal) => (await this.#readMenu.execute(signal)).categories)
  }

  /** What the address says. What was found for something else does not stay. */
  show(asked: ShopSearch): void {
    this.asked = asked
    this.found.clear()
    if (isNothing(asked)) return
    const { words, categoryUid, urlKeys, page } = asked
    const wish = { words: words || undefined, categoryUid, urlKeys: urlKeys.length > 0 ? urlKeys : undefined, page, pageSize }
    void this.found.load((signal) => this.#catalogue.search(wish, signal))
  }

  get isNothingAsked(): boolean {
    return isNothing(this.asked)
  }

  get pages(): number {
    return this.found.value ? pagesOf(this.found.value) : 1
  }

  /** An address may name a page that there is not, or is no more. */
  get isNoSuchPage(): boolean {
    return this.asked.page > 1 && this.found.failure?.kind === 'rejected'
  }

  dispose(): void {
    this.found.cancel()
    this.categories.cancel()
  }
}
