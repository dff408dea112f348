import type { Catalogue, SpecialProducts } from '#app/commerce/ports/Catalogue'
import type { Category, FeaturedProduct } from '#domain/commerce/category'
import { pageCount } from '#domain/commerce/listing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export const specialSize = 4

export class SpecialModel {
  readonly category: Category
  readonly reading = new Loaded<SpecialProducts>()
  readonly #catalogue: Pick<Catalogue, 'special'>

  constructor(category: Category, catalogue: Pick<Catalogue, 'special'>) {
    this.category = category
    this.#catalogue = catalogue
    makeReactive(this)
  }

  get featured(): readonly FeaturedProduct[] {
    return this.reading.value?.featured ?? this.category.featured
  }

  get pages(): number {
    const { value } = this.reading
    return value ? pageCount({ total: value.total, pageSize: specialSize }) : 1
  }

  turnTo(page: number): void {
    void this.reading.load((signal) =>
      this.#catalogue.special([this.category.id], { page, pageSize: specialSize, featured: specialSize }, signal),
    )
  }

  dispose(): void {
    this.reading.cancel()
  }
}
