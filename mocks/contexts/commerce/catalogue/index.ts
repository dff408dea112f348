import type { ShopName } from '../../../world/stores.ts'
import type { SeedName, World } from '../../../world/World.ts'
import { Catalogue } from './Catalogue.ts'
import type { Category } from './categories.ts'
import { manyProducts } from './manyProducts.ts'
import type { Product } from './product.ts'
import { products } from './products/index.ts'
import { monitorProducts } from './products/monitor.ts'

const pastSeasons = 2000
const made = new Map<SeedName, Catalogue>()
const ofMonitors = new Catalogue(monitorProducts)

/** The catalogue is the same in every world of a seed; stock and changed prices are in the world's tables. */
export function catalogueOf({ seed }: World, shop: ShopName = 'club'): Catalogue {
  if (shop === 'launch-monitor') return ofMonitors
  const known = made.get(seed)
  if (known) return known
  const catalogue = new Catalogue(seed === 'large' ? [...products, ...manyProducts(pastSeasons)] : products)
  made.set(seed, catalogue)
  return catalogue
}

export function productBySku(world: World, sku: string): Product | undefined {
  return catalogueOf(world).withSku(sku) ?? ofMonitors.withSku(sku)
}

export function isSoldIn(world: World, shop: ShopName, sku: string): boolean {
  return catalogueOf(world, shop).withSku(sku) !== undefined
}

export function productsIn(world: World, category: Category): readonly Product[] {
  return catalogueOf(world, category.shop).productsIn(category)
}
