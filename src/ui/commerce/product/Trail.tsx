import type { Product } from '#domain/commerce/product'
import { ShopTrail } from '../trail/ShopTrail.tsx'

/** Where in the shop a product is. */
export function Trail({ product: { name, categories } }: { readonly product: Pick<Product, 'name' | 'categories'> }) {
  return <ShopTrail categories={categories.slice(0, 1)} here={name} />
}
