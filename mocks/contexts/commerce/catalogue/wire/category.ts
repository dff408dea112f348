import type { Customer } from '../../resolvers/resolver.ts'
import { attributeNamed } from '../attributes.ts'
import { type Category, categories, categoriesIn, categoryUid, childrenOf, pathTo } from '../categories.ts'
import { productBySku, productsIn } from '../index.ts'
import { pictureUrl } from './media.ts'

export function wireCategory(category: Category, customer: Customer): object {
  const { id, urlKey, name, lead, code, isInMenu, pictures } = category
  const { language } = customer.store
  const path = pathTo(category)
  const [first] = pictures
  return {
    __typename: 'CategoryTree',
    ...{ id, uid: categoryUid(id), name: name[language], description: lead[language], url_key: urlKey, url_path: urlPathOf(category) },
    ...{ position: positionOf(category), level: path.length, include_in_menu: isInMenu ? 1 : 0, clubhouse_category_code: code },
    ...{ image: first === undefined ? null : pictureUrl(customer, first), category_custom_url: null },
    gallery_image: pictures.map((picture) => ({ urlImage: pictureUrl(customer, picture) })),
    product_count: () => productsIn(customer.world, category).length,
    breadcrumbs: () => path.slice(1, -1).map((each) => breadcrumb(each, customer)),
    children: () => childrenIn(category, customer).map((child) => wireCategory(child, customer)),
    filterable_attribute: () => filters(category, customer),
    clubhouse_featured_products: ({ pageSize }: { readonly pageSize?: number | null }) =>
      featured(category, customer).slice(0, pageSize ?? undefined),
  }
}

function childrenIn(category: Category, { world }: Customer): readonly Category[] {
  const known = categoriesIn(world, category.shop)
  return childrenOf(category).filter((child) => known.includes(child))
}

function featured({ featured: skus }: Category, customer: Customer) {
  const { language } = customer.store
  return skus.flatMap((sku, index) => {
    const product = productBySku(customer.world, sku)
    if (!product) return []
    const [first = ''] = product.pictures
    return { name: product.name[language], url_key: product.urlKey, image: pictureUrl(customer, first), position: index + 1 }
  })
}

function filters({ filters: codes }: Category, { store: { language } }: Customer) {
  return codes.map(attributeNamed).map(({ code, label, type, values }) => ({
    ...{ attribute_code: code, attribute_label: label[language], attribute_type: type },
    values: values.map((value) => ({ value: String(value.index), label: value.label[language] })),
  }))
}

function breadcrumb(category: Category, { store: { language } }: Customer) {
  return {
    ...{ category_id: category.id, category_uid: categoryUid(category.id), category_name: category.name[language] },
    ...{ category_url_key: category.urlKey, category_url_path: urlPathOf(category), category_level: pathTo(category).length },
  }
}

function urlPathOf(category: Category): string {
  return pathTo(category)
    .slice(1)
    .map(({ urlKey }) => urlKey)
    .join('/')
}

function positionOf({ id, parentId }: Category): number {
  return categories.filter((each) => each.parentId === parentId).findIndex((each) => each.id === id) + 1
}
