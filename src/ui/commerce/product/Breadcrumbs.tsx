import type { Product } from '#domain/commerce/product'
import { ShopBreadcrumbs } from '../breadcrumbs/ShopBreadcrumbs.tsx'

/** Where in the shop a product is. */
export function Breadcrumbs({ product: { name, categories } }: { readonly product: Pick<Product, 'name' | 'categories'> }) {
  return <ShopBreadcrumbs categories={categories.slice(0, 1)} here={name} />
}
