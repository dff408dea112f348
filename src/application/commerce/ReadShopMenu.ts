import { type Category, regularCategories } from '#domain/commerce/category'
import type { Catalogue } from './ports/Catalogue.ts'

export interface ShopMenu {
  readonly categories: readonly Category[]
  readonly specials: readonly Category[]
}

type Catalogued = Pick<Catalogue, 'store' | 'menu' | 'specialCategories'>

/** Special categories are separate from the tree below the store's root category. */
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
