import type { World } from '../../../world/World.ts'
import { productBySku } from './index.ts'
import type { BundleItem, Product } from './product.ts'

/** For a configurable product the sum of its variants; for a bundle the number that can be assembled. */
export function stockOf(world: World, sku: string): number {
  const product = productBySku(world, sku)
  return product ? quantityOf(world, product) : 0
}

/** A negative quantity returns items to stock. Parts of a bundle are taken themselves. */
export async function takeFromStock(world: World, sku: string, quantity: number): Promise<void> {
  const { stockTaken } = world
  const row = stockTaken.find(sku)
  if (row) await stockTaken.change(sku, { taken: row.taken + quantity })
  else await stockTaken.add({ id: sku, taken: quantity })
}

function quantityOf(world: World, product: Product): number {
  if (product.kind === 'configurable') return product.variants.reduce((sum, variant) => sum + quantityOf(world, variant), 0)
  if (product.kind === 'bundle') return Math.min(...product.items.filter(({ required }) => required).map((item) => mostOf(world, item)))
  return Math.max(0, product.stock - (world.stockTaken.find(product.sku)?.taken ?? 0))
}

function mostOf(world: World, { options }: BundleItem): number {
  return Math.max(...options.map(({ sku, quantity }) => Math.floor(stockOf(world, sku) / quantity)))
}
