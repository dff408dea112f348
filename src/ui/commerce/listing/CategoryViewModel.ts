import { makeAutoObservable, observableRef } from 'mobx'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { Category, CategoryFilter } from '#domain/commerce/category'
import {
  countedIn,
  type Filters,
  knownOf,
  type Listing,
  labelled,
  type ProductPage,
  pagesOf,
  type Sort,
  toggled,
} from '#domain/commerce/listing'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { FilteredList } from './FilteredList.ts'
import { queryOf } from './listingAddress.ts'

type Catalogued = Pick<Catalogue, 'category' | 'list' | 'facets'>

/** A page of products, and what it was asked for with. */
interface Listed extends ProductPage {
  readonly asked: Listing
}

const plainListing: Listing = { filters: new Map(), sort: 'position', page: 1 }

/** A category's products: narrowed down, sorted, page by page. */
export class CategoryViewModel implements FilteredList {
  readonly category = new Loaded<Category>()
  readonly products = new Loaded<Listed>()
  readonly counted = new Loaded<readonly CategoryFilter[]>()
  listing: Listing = plainListing
  /** Absent where the address names no category. */
  private id: number | undefined = undefined
  readonly #catalogue: Catalogued

  constructor(catalogue: Catalogued) {
    this.#catalogue = catalogue
    makeAutoObservable(this, { listing: observableRef }, { autoBind: true })
  }

  /** The shop has no such category. */
  get isGone(): boolean {
    return this.id === undefined || this.category.failure?.kind === 'gone'
  }

  /** With counts. The category alone names attributes' values that none of its products has: it serves where the counts can't be read. */
  get filters(): readonly CategoryFilter[] {
    if (this.counted.state === 'loading') return []
    return this.counted.value ?? this.category.value?.filters ?? []
  }

  /** How many values are chosen. */
  get chosenCount(): number {
    return this.chosen.length
  }

  /** What is chosen, in the filters' order. */
  get chosen(): FilteredList['chosen'] {
    return labelled(this.listing.filters, [...this.filters, ...(this.category.value?.filters ?? [])])
  }

  get total(): number | undefined {
    return this.isBehind ? undefined : this.products.value?.total
  }

  get pages(): number {
    return this.products.value ? pagesOf(this.products.value) : 1
  }

  /** What is shown was asked for otherwise, and what is asked for now can't be had. */
  get isBehind(): boolean {
    const { value, failure } = this.products
    return failure !== undefined && value !== undefined && value.asked !== this.listing
  }

  /** An address may name a page that there is not, or is no more. */
  get isNoSuchPage(): boolean {
    return this.listing.page > 1 && this.products.failure?.kind === 'rejected'
  }

  isChosen(code: string, value: string): boolean {
    return this.listing.filters.get(code)?.includes(value) ?? false
  }

  /** What the address says. Nothing of another category stays. */
  show(id: number | undefined, listing: Listing): void {
    const isSame = id === this.id && id !== undefined
    if (isSame && this.category.value && String(queryOf(listing)) === String(queryOf(this.listing))) return
    if (!isSame) this.turnTo(id)
    this.list(listing)
  }

  toggle(code: string, value: string): void {
    this.list(toggled(this.listing, code, value))
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
      const filters = await this.known(id, listing.filters, signal)
      return filters.size === 0 ? all : countedIn(all, await this.#catalogue.facets([id], filters, signal))
    })
  }

  /** An address may have been written by hand. */
  private async known(id: number, filters: Filters, signal: AbortSignal): Promise<Filters> {
    if (filters.size === 0) return filters
    const category = this.category.value ?? (await this.#catalogue.category(id, signal))
    return knownOf(filters, [...category.filters, ...(this.counted.value ?? [])])
  }
}
