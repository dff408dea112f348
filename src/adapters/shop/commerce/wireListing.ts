import * as z from 'zod/mini'
import type { CategoryFilter } from '#domain/commerce/category'
import type { FoundProducts, ProductPage } from '#domain/commerce/listing'
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

export const wireSortedPage: z.ZodMiniType<{ readonly page: ProductPage; readonly facets: readonly CategoryFilter[] }> = z.pipe(
  z.object({ ...pageFields, aggregations: maybe(listOf(wireFacet)) }),
  z.transform(({ aggregations: facets = [], ...answer }) => ({ page: pageOf(answer), facets })),
)

export const wireFoundPage: z.ZodMiniType<FoundProducts> = z.pipe(
  z.object({ ...pageFields, suggestions: maybe(listOf(z.object({ search: z.string() }))) }),
  z.transform(({ suggestions = [], ...answer }) => ({ ...pageOf(answer), suggestions: suggestions.map(({ search }) => search) })),
)
