import * as z from 'zod/mini'
import type { Category, CategoryFilter, FeaturedProduct } from '#domain/commerce/category'
import { byPosition } from '#domain/commerce/product'
import { listOf, maybe } from '../../rest/schemas.ts'

const line = {
  id: z.number(),
  uid: z.string(),
  name: z.string(),
  url_key: maybe(z.string()),
  image: maybe(z.string()),
  position: maybe(z.number()),
  product_count: maybe(z.number()),
  clubhouse_category_code: maybe(z.string()),
}

export const wireFeatured: z.ZodMiniType<FeaturedProduct> = z.pipe(
  z.object({ name: z.string(), url_key: z.string(), image: z.string(), position: maybe(z.number()) }),
  z.transform(({ name, url_key: urlKey, image: url, position = 0 }) => ({ name, urlKey, picture: { url, label: name }, position })),
)

const wireFilter: z.ZodMiniType<CategoryFilter> = z.pipe(
  z.object({
    attribute_code: z.string(),
    attribute_label: z.string(),
    values: listOf(z.object({ value: z.string(), label: z.string() })),
  }),
  z.transform(({ attribute_code: code, attribute_label: label, values }) => ({ code, label, values })),
)

const trail = z.object({ category_id: z.number(), category_name: z.string(), category_url_key: maybe(z.string()) })

const whole = {
  ...line,
  description: maybe(z.string()),
  breadcrumbs: maybe(listOf(trail)),
  filterable_attribute: maybe(listOf(wireFilter)),
  clubhouse_featured_products: maybe(listOf(wireFeatured)),
}

const grandchild: z.ZodMiniType<Category> = z.pipe(
  z.object(line),
  z.transform((answer) => categoryOf(answer, [])),
)
const child: z.ZodMiniType<Category> = z.pipe(
  z.object({ ...line, children: maybe(listOf(grandchild)) }),
  z.transform(({ children = [], ...answer }) => categoryOf(answer, children)),
)
export const wireCategory: z.ZodMiniType<Category> = z.pipe(
  z.object({ ...whole, children: maybe(listOf(child)) }),
  z.transform(({ children = [], ...answer }) => categoryOf(answer, children)),
)

const lines = z.object(line)
const wholes = z.object(whole)

function categoryOf(answer: z.infer<typeof lines> & Partial<z.infer<typeof wholes>>, children: readonly Category[]): Category {
  const { id, uid, name, url_key: urlKey = '', image: picture, position = 0, product_count: productCount = 0 } = answer
  return {
    ...{ id, uid, name, urlKey, picture, position, productCount, code: answer.clubhouse_category_code },
    description: answer.description ?? '',
    trail: (answer.breadcrumbs ?? []).map((each) => ({
      ...{ id: each.category_id, name: each.category_name, urlKey: each.category_url_key ?? '' },
    })),
    filters: answer.filterable_attribute ?? [],
    featured: byPosition(answer.clubhouse_featured_products ?? []),
    children: byPosition(children),
  }
}
