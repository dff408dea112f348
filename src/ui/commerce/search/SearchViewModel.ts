import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import type { Category, CategoryFilter } from '#domain/commerce/category'
import {
  countedIn,
  describedFilters,
  type Filters,
  type FoundProducts,
  filterParams,
  knownFilters,
  pageCount,
  pageSize,
} from '#domain/commerce/listing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FilteredList } from '../listing/FilteredList.ts'
import { isNothing, type ShopSearch } from './searchAddress.ts'

type Searchable = Pick<Catalogue, 'search' | 'searchFacets'>
type SearchWish = Parameters<Catalogue['searchFacets']>[0]

export class SearchViewModel implements FilteredList {
  readonly found = new Loaded<FoundProducts>()
  readonly counted = new Loaded<readonly CategoryFilter[]>()
  readonly categories = new Loaded<readonly Category[]>()
  asked: ShopSearch = { words: '', categoryUid: undefined, urlKeys: [], filters: new Map(), page: 1 }
  readonly #catalogue: Searchable
  readonly #readMenu: Pick<ReadShopMenu, 'execute'>

  constructor(catalogue: Searchable, readMenu: Pick<ReadShopMenu, 'execute'>) {
    this.#catalogue = catalogue
    this.#readMenu = readMenu
    makeReactive(this)
  }

  start(): void {
    void this.categories.load(async (signal) => (await this.#readMenu.execute(signal)).categories)
  }

  show(asked: ShopSearch): void {
    const isSame = narrowed(asked) === narrowed(this.asked)
    const isCounted =
      isSame && this.counted.value !== undefined && filterParams(asked.filters).join() === filterParams(this.asked.filters).join()
    this.asked = asked
    this.found.clear()
    if (!isSame) this.counted.clear()
    if (isNothing(asked)) return
    const { words, categoryUid, urlKeys, page } = asked
    const wish = { words: words || undefined, categoryUid, urlKeys: urlKeys.length > 0 ? urlKeys : undefined }
    void this.found.load(async (signal) => {
      const filters = await this.known(wish, signal)
      return this.#catalogue.search({ ...wish, filters, page, pageSize }, signal)
    })
    if (isCounted) return
    void this.counted.load(async (signal) => {
      const all = await this.#catalogue.searchFacets(wish, signal)
      const filters = knownFilters(asked.filters, all)
      return filters.size === 0 ? all : countedIn(all, await this.#catalogue.searchFacets({ ...wish, filters }, signal))
    })
  }

  get filters(): readonly CategoryFilter[] {
    return this.counted.value ?? []
  }

  get chosen(): FilteredList['chosen'] {
    return describedFilters(this.asked.filters, this.filters)
  }

  get chosenCount(): number {
    return this.chosen.length
  }

  get total(): number | undefined {
    return this.found.value?.total
  }

  isChosen(code: string, value: string): boolean {
    return this.asked.filters.get(code)?.includes(value) ?? false
  }

  get isNothingAsked(): boolean {
    return isNothing(this.asked)
  }

  get pages(): number {
    return this.found.value ? pageCount(this.found.value) : 1
  }

  get isNoSuchPage(): boolean {
    return this.asked.page > 1 && this.found.failure?.kind === 'rejected'
  }

  dispose(): void {
    this.found.cancel()
    this.counted.cancel()
    this.categories.cancel()
  }

  /** Drops unknown filters: the address may be typed by hand, and the shop refuses them. */
  private async known(wish: SearchWish, signal: AbortSignal): Promise<Filters> {
    const { filters } = this.asked
    return filters.size === 0 ? filters : knownFilters(filters, await this.#catalogue.searchFacets(wish, signal))
  }
}

function narrowed({ words, categoryUid, urlKeys }: ShopSearch): string {
  return JSON.stringify([words, categoryUid, urlKeys])
}
