import * as z from 'zod/mini'
import type { CartItem, ItemDetail, LabelledAmount } from '#domain/commerce/cart'
import type { Picture } from '#domain/commerce/product'
import type { ProductKind } from '#domain/commerce/productKind'
import { type BundleChoice, bundleItemTypes, type GiftChoice, type PlanChoice, type Selection } from '#domain/commerce/selection'
import { maybe } from '../../rest/schemas.ts'
import { giftUidsOf, wireGiftUids } from './wireGiftUids.ts'
import { planOf } from './wireKinds.ts'
import { wireMoney } from './wireMoney.ts'

export const labelled: z.ZodMiniType<LabelledAmount> = z.object({ label: z.string(), amount: wireMoney })

const thumbnail = maybe(z.object({ url: z.string(), label: z.string() }))
const chosenOption = z.object({
  ...{ id: z.number(), label: z.string(), type: z.string() },
  values: z.array(z.object({ label: maybe(z.string()), value: z.string(), customizable_option_value_uid: z.string() })),
})
const typedTypes: ReadonlySet<string> = new Set(['field', 'area', 'date', 'date_time', 'time'])
const bundleOption = z.object({
  id: z.number(),
  label: z.string(),
  type: z.literal(bundleItemTypes),
  values: z.array(z.object({ id: z.number(), label: z.string(), quantity: z.number() })),
})

/** Some values are plans. */
const plan = z.object({ length: maybe(z.number()), installment_price: maybe(z.number()), adjustment_price: maybe(z.number()) })
const options = maybe(z.array(z.object({ value: maybe(z.array(z.object({ uid: z.string(), subscription_information: maybe(plan) }))) })))

const kinds = {
  SimpleCartItem: 'simple',
  VirtualCartItem: 'virtual',
  ConfigurableCartItem: 'configurable',
  BundleCartItem: 'bundle',
  GiftCardCartItem: 'gift-card',
} as const satisfies Readonly<Record<string, ProductKind>>

const common = {
  id: z.string().check(z.regex(/^\d+$/)),
  uid: z.string(),
  quantity: z.number().check(z.gt(0)),
  product: z.object({ sku: z.string(), name: z.string(), url_key: maybe(z.string()), thumbnail, options, ...wireGiftUids }),
  prices: z.object({
    price: wireMoney,
    price_including_tax: wireMoney,
    row_total: wireMoney,
    row_total_including_tax: wireMoney,
    total_item_discount: maybe(wireMoney),
    discounts: maybe(z.array(labelled)),
    fixed_product_taxes: maybe(z.array(labelled)),
  }),
  errors: maybe(z.array(z.object({ code: z.string(), message: z.string() }))),
  customizable_options: maybe(z.array(chosenOption)),
}

const line = z.discriminatedUnion('__typename', [
  z.object({ ...common, __typename: z.literal(['SimpleCartItem', 'VirtualCartItem']) }),
  z.object({
    ...common,
    __typename: z.literal('ConfigurableCartItem'),
    configurable_options: z.array(z.object({ option_label: z.string(), value_label: z.string() })),
    configured_variant: z.object({ sku: z.string(), thumbnail }),
  }),
  z.object({ ...common, __typename: z.literal('BundleCartItem'), bundle_options: z.array(bundleOption) }),
  z.object({
    ...common,
    __typename: z.literal('GiftCardCartItem'),
    amount: wireMoney,
    recipient_name: z.string(),
    recipient_email: maybe(z.string()),
    message: maybe(z.string()),
    ...{ sender_name: maybe(z.string()), sender_email: maybe(z.string()) },
    clubhouse_giftcard_template: maybe(
      z.object({ giftcard_template_id: z.number(), template_name: z.string(), images: maybe(z.string()) }),
    ),
  }),
])
const laterLine = z.pipe(
  z.object({ ...common, __typename: z.string().check(z.refine((name) => !Object.hasOwn(kinds, name))) }),
  z.transform((answer) => ({ ...answer, __typename: 'SimpleCartItem' as const })),
)
type WireLine = z.infer<typeof line>

export const wireCartLine: z.ZodMiniType<CartItem> = z.pipe(z.union([line, laterLine]), z.transform(lineOf))

function lineOf(answer: WireLine): CartItem {
  const { id, uid, quantity, product, prices } = answer
  const variant = answer.__typename === 'ConfigurableCartItem' ? answer.configured_variant : undefined
  return {
    id: Number(id),
    uid,
    quantity,
    product: {
      sku: product.sku,
      name: product.name,
      urlKey: product.url_key,
      picture: designIn(answer) ?? variant?.thumbnail ?? product.thumbnail,
    },
    details: detailsOf(answer),
    prices: {
      price: prices.price,
      priceWithTax: prices.price_including_tax,
      rowTotal: prices.row_total,
      rowTotalWithTax: prices.row_total_including_tax,
      discount: prices.total_item_discount,
      discounts: prices.discounts ?? [],
      fixedTaxes: prices.fixed_product_taxes ?? [],
    },
    problems: (answer.errors ?? []).map(({ code }) => (code === 'ITEM_QTY' ? 'quantity' : 'other')),
    selection: selectionOf(answer),
    plan: planIn(answer),
  }
}

function designIn(answer: WireLine): Picture | undefined {
  const design = answer.__typename === 'GiftCardCartItem' ? answer.clubhouse_giftcard_template : undefined
  const url = design?.images?.split(',')[0]?.trim()
  return design && url ? { url, label: design.template_name } : undefined
}

function selectionOf(answer: WireLine): Selection {
  const { product, quantity, prices, customizable_options: options = [] } = answer
  const variant = answer.__typename === 'ConfigurableCartItem' ? { sku: answer.configured_variant.sku, parentSku: product.sku } : undefined
  const plan = planChoiceOf(answer)
  const others = options.filter(({ id }) => !(plan.kind === 'subscribe' && plan.parentId === id))
  return {
    kind: kinds[answer.__typename],
    sku: product.sku,
    ...variant,
    quantity,
    options: others.map(({ id, type, values }) => ({
      optionId: id,
      values: values.map(({ value }) => value),
      ...(typedTypes.has(type) && { typed: 'text' }),
    })),
    bundle: answer.__typename === 'BundleCartItem' ? answer.bundle_options.map(choiceOf) : [],
    plan,
    gift: answer.__typename === 'GiftCardCartItem' ? giftOf(answer) : undefined,
    price: prices.price,
    inStock: true,
  }
}

function chosenPlanIn({ customizable_options: chosen = [], product }: WireLine) {
  const plans = new Map(
    (product.options ?? []).flatMap(({ value = [] }) => value.map((each) => [each.uid, each.subscription_information] as const)),
  )
  for (const { id: parentId, values } of chosen) {
    for (const { value, label = '', customizable_option_value_uid: uid } of values) {
      const plan = plans.get(uid)
      if (plan) return { parentId, childId: Number(value), title: label, plan }
    }
  }
  return undefined
}

function planChoiceOf(answer: WireLine): PlanChoice {
  const found = chosenPlanIn(answer)
  if (!found) return { kind: 'one-time' }
  const { parentId, childId, plan } = found
  return { kind: 'subscribe', parentId, childId, isInstallmentPrice: true, isAdjustmentPrice: Boolean(plan.adjustment_price) }
}

function planIn(answer: WireLine): CartItem['plan'] {
  const { title = '', plan: found } = chosenPlanIn(answer) ?? {}
  const { length, installment_price, adjustment_price } = found ?? {}
  if (length === undefined || installment_price === undefined) return undefined
  return { title, ...planOf({ length, installment_price, adjustment_price }, answer.prices.price.currency) }
}

function choiceOf({ id, type, values }: z.infer<typeof bundleOption>): BundleChoice {
  return { itemId: id, type, chosen: values.map((value) => ({ optionId: value.id, quantity: value.quantity })) }
}

type WireGiftCard = Extract<WireLine, { readonly __typename: 'GiftCardCartItem' }>

function giftOf(answer: WireGiftCard): GiftChoice {
  const {
    amount,
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    message,
    clubhouse_giftcard_template: template,
    product,
  } = answer
  const design = template && { id: template.giftcard_template_id, name: template.template_name }
  const sender = { senderName: answer.sender_name, senderEmail: answer.sender_email }
  return { amount, recipientName, recipientEmail, ...sender, message, design, uids: giftUidsOf(product, amount.currency) }
}

function detailsOf(answer: WireLine): readonly ItemDetail[] {
  const options = answer.customizable_options ?? []
  const written = options.map(({ label, values }) => ({ label, values: values.map((value) => ({ text: value.label || value.value })) }))
  if (answer.__typename === 'ConfigurableCartItem') {
    const variant = answer.configurable_options.map((option) => ({ label: option.option_label, values: [{ text: option.value_label }] }))
    return [...variant, ...written]
  }
  if (answer.__typename !== 'BundleCartItem') return written
  const contents = answer.bundle_options.map(({ label, values }) => ({
    label,
    values: values.map((value) => ({ text: value.label, quantity: value.quantity })),
  }))
  return [...contents, ...written]
}
