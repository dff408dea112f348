import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import type { MediaItem, Product, Tier } from '#domain/commerce/product'
import { issuesLeftOut, listOf, maybe } from '../../rest/schemas.ts'
import { cardFields, cardOf, prices, stock, wireCard } from './wireCard.ts'
import { bundleItemOf, choiceOf, giftCardOf, optionOf, wireBundleItem, wireChoice, wireGiftCard, wireOption } from './wireKinds.ts'

const html = maybe(z.object({ html: z.string() }))

const video = z.object({
  video_provider: maybe(z.string()),
  video_url: maybe(z.string()),
  video_title: maybe(z.string()),
  video_description: maybe(z.string()),
})

const wireMedium = z.object({
  url: z.string(),
  label: maybe(z.string()),
  position: maybe(z.number()),
  disabled: maybe(z.boolean()),
  video_content: maybe(video),
})

const wireTier = z.object({
  quantity: z.number(),
  final_price: z.object({ value: z.number() }),
  discount: maybe(z.object({ amount_off: maybe(z.number()), percent_off: maybe(z.number()) })),
})

const wireVariant = z.object({
  attributes: z.array(z.object({ code: z.string(), uid: z.string() })),
  product: z.object({ sku: z.string(), stock_status: stock, price_range: prices, media_gallery: maybe(listOf(wireMedium)) }),
})

const product = z.object({
  ...cardFields,
  ...wireGiftCard,
  only_x_left_in_stock: maybe(z.number()),
  meta_description: maybe(z.string()),
  short_description: html,
  description: html,
  price_tiers: maybe(listOf(wireTier)),
  media_gallery: maybe(listOf(wireMedium)),
  categories: maybe(listOf(z.object({ id: z.number(), name: z.string(), url_key: z.string() }))),
  related_products: maybe(listOf(wireCard)),
  upsell_products: maybe(listOf(wireCard)),
  options: maybe(listOf(wireOption)),
  configurable_options: maybe(listOf(wireChoice)),
  variants: maybe(listOf(wireVariant)),
  dynamic_price: maybe(z.boolean()),
  items: maybe(listOf(wireBundleItem)),
})
type WireProduct = z.infer<typeof product>

export const wireProduct: z.ZodMiniType<Product> = z.pipe(product, z.transform(productOf))

function productOf(answer: WireProduct): Product {
  const card = cardOf(answer)
  const { currency } = card.price.from.final
  const { media_gallery = [], price_tiers = [], options = [], configurable_options = [], variants = [], items = [] } = answer
  return {
    ...card,
    ...{ lead: answer.short_description?.html ?? '', story: answer.description?.html ?? '', metaDescription: answer.meta_description },
    left: answer.only_x_left_in_stock,
    gallery: media_gallery.map((medium, index) => mediumOf(medium, index, card.name)),
    tiers: price_tiers.map((tier) => tierOf(tier, currency)),
    options: options.map((option) => optionOf(option, currency)),
    choices: configurable_options.map(choiceOf),
    variants: variants.map(({ attributes, product: own }) => ({
      attributes: new Map(attributes.map(({ code, uid }) => [code, uid])),
      ...{ sku: own.sku, inStock: own.stock_status, price: own.price_range },
      gallery: (own.media_gallery ?? []).map((medium, index) => mediumOf(medium, index, card.name)),
    })),
    items: items.map((item) => bundleItemOf(item, currency)),
    isIncomplete: [options, configurable_options, items].some((parts) => issuesLeftOut(parts).length > 0),
    isPriceFixed: answer.dynamic_price === false,
    giftCard: card.kind === 'gift-card' ? giftCardOf(answer, currency) : undefined,
    categories: (answer.categories ?? []).map(({ id, name, url_key: urlKey }) => ({ id, name, urlKey })),
    ...{ related: answer.related_products ?? [], upsell: answer.upsell_products ?? [] },
  }
}

function mediumOf(
  { url, label, position, disabled, video_content: video }: z.infer<typeof wireMedium>,
  index: number,
  name: string,
): MediaItem {
  return {
    ...{ url, label: label ?? name, position: position ?? index + 1, isDisabled: disabled ?? false },
    video: video?.video_url
      ? {
          ...{ url: video.video_url, provider: video.video_provider ?? '', title: video.video_title ?? name },
          description: video.video_description ?? '',
        }
      : undefined,
  }
}

function tierOf({ quantity, final_price, discount }: z.infer<typeof wireTier>, currency: string): Tier {
  const money = (value: number) => moneyOf(value, currency)
  return { quantity, price: money(final_price.value), amountOff: money(discount?.amount_off ?? 0), percentOff: discount?.percent_off ?? 0 }
}
