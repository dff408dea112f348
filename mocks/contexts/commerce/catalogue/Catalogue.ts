import { type Category, idsBelow } from './categories.ts'
import type { Product } from './product.ts'

/** Indexes are computed once, because the catalogue never changes. */
export class Catalogue {
  readonly products: readonly Product[]
  private readonly bySku = new Map<string, Product>()
  private readonly byUrlKey = new Map<string, Product>()
  private readonly parents = new Map<string, Product>()
  private readonly byCategory = new Map<number, readonly Product[]>()

  constructor(products: readonly Product[]) {
    this.products = products
    for (const product of products) {
      this.add(product)
      for (const variant of variantsOf(product)) {
        this.add(variant)
        this.parents.set(variant.sku, product)
      }
    }
  }

  withSku(sku: string): Product | undefined {
    return this.bySku.get(sku)
  }

  withUrlKey(urlKey: string): Product | undefined {
    return this.byUrlKey.get(urlKey)
  }

  parentOf({ sku }: Product): Product | undefined {
    return this.parents.get(sku)
  }

  productsIn(category: Category): readonly Product[] {
    const known = this.byCategory.get(category.id)
    if (known) return known
    const ids = new Set(idsBelow(category))
    const found = this.products.filter(({ categoryIds }) => categoryIds.some((id) => ids.has(id)))
    this.byCategory.set(category.id, found)
    return found
  }

  private add(product: Product): void {
    if (this.bySku.has(product.sku) || this.byUrlKey.has(product.urlKey)) throw new Error(`There are two of ${product.sku}`)
    this.bySku.set(product.sku, product)
    this.byUrlKey.set(product.urlKey, product)
  }
}

export function variantsOf(product: Product) {
  return product.kind === 'configurable' ? product.variants : []
}
