import { type Category, regularCategories } from '#domain/commerce/category'
import type { Catalogue } from './ports/Catalogue.ts'

/** The way to all that the shop sells. */
export interface ShopMenu {
  /** In the shop's order, each with those below it. */
  readonly categories: readonly Category[]
  /** Those that are shown with their featured products. */
  readonly specials: readonly Category[]
}

type Catalogued = Pick<Catalogue, 'store' | 'menu' | 'specialCategories'>

/** The menu begins at the category that the store itself names as its root; what is special stands apart. */
export class ReadShopMenu {
  private readonly catalogue: Catalogued

  constructor(catalogue: Catalogued) {
    this.catalogue = catalogue
  }

  async execute(signal?: AbortSignal): Promise<ShopMenu> {
    const { rootCategoryId } = await this.catalogue.store(signal)
    const [categories, specials] = await Promise.all([
      this.catalogue.menu(rootCategoryId, signal),
      this.catalogue.specialCategories(rootCategoryId, signal),
    ])
    return { categories: regularCategories(categories), specials }
  }
}
