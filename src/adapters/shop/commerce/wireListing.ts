import * as z from 'zod/mini'
import type { CategoryFilter, FilterValue } from '#domain/commerce/category'
import { type FoundProducts, type ProductPage, rangeIn } from '#domain/commerce/listing'
import { moneyOf } from '#domain/commerce/money'
import { listOf, maybe } from '../../rest/schemas.ts'
import { pageFields, pageOf } from './wireCard.ts'

const wireFacet: z.ZodMiniType<CategoryFilter> = z.pipe(
  z.object({
    attribute_code: z.string(),
    label: z.string(),
    options: listOf(z.object({ value: z.string(), label: z.string(), count: maybe(z.number()) })),
  }),
  z.transform(({ attribute_code: code, label, options: values }) => ({ code, label, values })),
)

/** As filters, these would replace the category that is listed. */
const listed: ReadonlySet<string> = new Set(['category_id', 'category_uid'])

export const wireSortedPage: z.ZodMiniType<{ readonly page: ProductPage; readonly facets: readonly CategoryFilter[] }> = z.pipe(
  z.object({ ...pageFields, aggregations: maybe(listOf(wireFacet)) }),
  z.transform(({ aggregations: facets = [], ...answer }) => {
    const page = pageOf(answer)
    const currency = page.products[0]?.price.from.final.currency
    const filters = facets.filter(({ code }) => !listed.has(code))
    return { page, facets: filters.map((filter) => ({ ...filter, values: filter.values.map((each) => pricedIn(currency, each)) })) }
  }),
)

/** The shop sends ranges without a currency, so they take the products'. */
function pricedIn(currency: string | undefined, each: FilterValue): FilterValue {
  const range = rangeIn(each.value)
  if (!range || currency === undefined) return each
  const money = (units: string | undefined) => (units === undefined ? undefined : moneyOf(Number(units), currency))
  return { ...each, range: { from: money(range.from), to: money(range.to) } }
}

export const wireFoundPage: z.ZodMiniType<FoundProducts> = z.pipe(
  z.object({ ...pageFields, suggestions: maybe(listOf(z.object({ search: z.string() }))) }),
  z.transform(({ suggestions = [], ...answer }) => ({ ...pageOf(answer), suggestions: suggestions.map(({ search }) => search) })),
)
