import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { Category, CategoryFilter } from '#domain/commerce/category'
import {
  countedIn,
  describedFilters,
  type Filters,
  knownFilters,
  type Listing,
  type ProductPage,
  pageCount,
  type Sort,
  withFilterToggled,
} from '#domain/commerce/listing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FilteredList } from './FilteredList.ts'
import { queryOf } from './listingAddress.ts'

type Catalogued = Pick<Catalogue, 'category' | 'list' | 'facets'>

interface Listed extends ProductPage {
  readonly asked: Listing
}

const plainListing: Listing = { filters: new Map(), sort: 'position', page: 1 }

export class CategoryViewModel implements FilteredList {
  readonly category = new Loaded<Category>()
  readonly products = new Loaded<Listed>()
  readonly counted = new Loaded<readonly CategoryFilter[]>()
  listing: Listing = plainListing
  private id: number | undefined = undefined
  readonly #catalogue: Catalogued

  constructor(catalogue: Catalogued) {
    this.#catalogue = catalogue
    makeReactive(this)
  }

  get isGone(): boolean {
    return this.id === undefined || this.category.failure?.kind === 'gone'
  }

  /** The counts exclude values that no product has. If they can't be loaded, the category's own values serve. */
  get filters(): readonly CategoryFilter[] {
    if (this.counted.state === 'loading') return []
    return this.counted.value ?? this.category.value?.filters ?? []
  }

  get chosenCount(): number {
    return this.chosen.length
  }

  get chosen(): FilteredList['chosen'] {
    return describedFilters(this.listing.filters, [...this.filters, ...(this.category.value?.filters ?? [])])
  }

  get total(): number | undefined {
    return this.isBehind ? undefined : this.products.value?.total
  }

  get pages(): number {
    return this.products.value ? pageCount(this.products.value) : 1
  }

  /** The list shown belongs to an earlier query, and the current one has failed. */
  get isBehind(): boolean {
    const { value, failure } = this.products
    return failure !== undefined && value !== undefined && value.asked !== this.listing
  }

  /** A link may name a page that no longer exists. */
  get isNoSuchPage(): boolean {
    return this.listing.page > 1 && this.products.failure?.kind === 'rejected'
  }

  isChosen(code: string, value: string): boolean {
    return this.listing.filters.get(code)?.includes(value) ?? false
  }

  /** Clears everything when the category changes. */
  show(id: number | undefined, listing: Listing): void {
    const isSame = id === this.id && id !== undefined
    if (isSame && this.category.value && String(queryOf(listing)) === String(queryOf(this.listing))) return
    if (!isSame) this.turnTo(id)
    this.list(listing)
  }

  toggle(code: string, value: string): void {
    this.list(withFilterToggled(this.listing, code, value))
  }

  clearFilters(): void {
    this.list({ ...this.listing, filters: new Map(), page: 1 })
  }

  sortBy(sort: Sort): void {
    this.list({ ...this.listing, sort, page: 1 })
  }

  goTo(page: number): void {
    this.list({ ...this.listing, page })
  }

  dispose(): void {
    this.id = undefined
    for (const reading of [this.category, this.products, this.counted]) reading.cancel()
  }

  private turnTo(id: number | undefined): void {
    this.id = id
    for (const reading of [this.category, this.products, this.counted]) reading.clear()
    if (id !== undefined) void this.category.load((signal) => this.#catalogue.category(id, signal))
  }

  private list(listing: Listing): void {
    const { id } = this
    const isCounted = this.counted.value !== undefined && listing.filters === this.listing.filters
    this.listing = listing
    if (id === undefined) return
    void this.products.load(async (signal) => {
      const filters = await this.known(id, listing.filters, signal)
      return { ...(await this.#catalogue.list([id], { ...listing, filters }, signal)), asked: listing }
    })
    if (isCounted) return
    void this.counted.load(async (signal) => {
      const all = await this.#catalogue.facets([id], plainListing.filters, signal)
      const filters = await this.known(id, listing.filters, signal, all)
      return filters.size === 0 ? all : countedIn(all, await this.#catalogue.facets([id], filters, signal))
    })
  }

  /** Drops unknown filters: the address may be typed by hand. The category doesn't list those for prices. */
  private async known(id: number, filters: Filters, signal: AbortSignal, all = this.counted.value): Promise<Filters> {
    if (filters.size === 0) return filters
    const category = this.category.value ?? (await this.#catalogue.category(id, signal))
    const isListed = [...filters.keys()].every((code) => category.filters.some((each) => each.code === code))
    if (isListed && !all) return knownFilters(filters, category.filters)
    return knownFilters(filters, [...category.filters, ...(all ?? (await this.#catalogue.facets([id], plainListing.filters, signal)))])
  }
}
