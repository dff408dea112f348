import type { Product } from '#domain/commerce/product'
import { ShopBreadcrumbs } from '../breadcrumbs/ShopBreadcrumbs.tsx'

export function Breadcrumbs({ product: { name, categories } }: { readonly product: Pick<Product, 'name' | 'categories'> }) {
  return <ShopBreadcrumbs categories={categories.slice(0, 1)} here={name} />
}
