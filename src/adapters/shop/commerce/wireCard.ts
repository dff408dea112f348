import * as z from 'zod/mini'
import type { ProductPage } from '#domain/commerce/listing'
import { moneyOf } from '#domain/commerce/money'
import type { Price, PriceRange, ProductCard } from '#domain/commerce/product'
import type { ProductKind } from '#domain/commerce/productKind'
import { listOf, maybe } from '../../rest/schemas.ts'
import { wireMoney } from './wireMoney.ts'

const price = z.object({ final_price: wireMoney, regular_price: wireMoney })

export const prices: z.ZodMiniType<PriceRange> = z.pipe(
  z.object({ minimum_price: price, maximum_price: maybe(z.object({ final_price: z.object({ value: z.number() }) })) }),
  z.transform(({ minimum_price: least, maximum_price: most }) => {
    const from = priceOf(least)
    return { from, to: { final: most ? moneyOf(most.final_price.value, from.final.currency) : from.final } }
  }),
)

const kinds = {
  SimpleProduct: 'simple',
  VirtualProduct: 'virtual',
  ConfigurableProduct: 'configurable',
  BundleProduct: 'bundle',
  GiftCardProduct: 'gift-card',
} as const satisfies Readonly<Record<string, ProductKind>>

export const stock = z.pipe(
  z.string(),
  z.transform((status) => status === 'IN_STOCK'),
)

export const cardFields = {
  __typename: z.literal(['SimpleProduct', 'VirtualProduct', 'ConfigurableProduct', 'BundleProduct', 'GiftCardProduct']),
  id: z.number(),
  sku: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  url_key: z.string().check(z.minLength(1)),
  stock_status: stock,
  small_image: maybe(z.object({ url: z.string() })),
  price_range: prices,
  clubhouse_product_tags: maybe(z.array(z.object({ value: z.string() }))),
}
const card = z.object(cardFields)

export const wireCard: z.ZodMiniType<ProductCard> = z.pipe(card, z.transform(cardOf))

export function cardOf(answer: z.infer<typeof card>): ProductCard {
  const { id, sku, name, url_key: urlKey, stock_status: inStock, small_image: picture, price_range } = answer
  return {
    ...{ id, kind: kinds[answer.__typename], sku, name, urlKey, inStock, price: price_range },
    picture: picture && { url: picture.url, label: name },
    tags: (answer.clubhouse_product_tags ?? []).map(({ value }) => value),
  }
}

export const pageFields = {
  total_count: z.number(),
  page_info: z.object({ current_page: z.number(), page_size: z.number() }),
  items: listOf(wireCard),
}
const page = z.object(pageFields)

export const wirePage: z.ZodMiniType<ProductPage> = z.pipe(page, z.transform(pageOf))

export function pageOf({ total_count: total, page_info, items: products }: z.infer<typeof page>): ProductPage {
  return { products, total, page: page_info.current_page, pageSize: page_info.page_size }
}

function priceOf({ final_price: final, regular_price: regular }: z.infer<typeof price>): Price {
  return { final, regular }
}
