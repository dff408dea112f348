import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import type { BundleItem, Choice, GiftCard, GiftDesign, OptionValue, Plan, ProductOption } from '#domain/commerce/product'
import { bundleItemTypes } from '#domain/commerce/selection'
import { listOf, maybe } from '../../rest/schemas.ts'
import { stock } from './wireCard.ts'
import { giftUidsOf, wireGiftUids } from './wireGiftUids.ts'

const optionKinds = {
  CustomizableDropDownOption: 'drop-down',
  CustomizableRadioOption: 'radio',
  CustomizableCheckboxOption: 'checkbox',
  CustomizableMultipleOption: 'multiple',
  CustomizableFieldOption: 'field',
  CustomizableAreaOption: 'area',
  CustomizableDateOption: 'date',
  CustomizableFileOption: 'file',
} as const satisfies Readonly<Record<string, ProductOption['kind']>>

const dateKinds = { DATE: 'date', DATE_TIME: 'date-time', TIME: 'time' } as const satisfies Readonly<Record<string, ProductOption['kind']>>

const added = { price: maybe(z.number()), price_type: maybe(z.string()) }

const wirePlan = z.object({ length: z.number(), installment_price: z.number(), adjustment_price: maybe(z.number()) })

const optionValue = z.object({
  option_type_id: z.number(),
  title: z.string(),
  ...added,
  sort_order: maybe(z.number()),
  subscription_information: maybe(wirePlan),
})

export const wireOption = z.object({
  __typename: z.literal([
    ...(['CustomizableDropDownOption', 'CustomizableRadioOption', 'CustomizableCheckboxOption', 'CustomizableMultipleOption'] as const),
    ...(['CustomizableFieldOption', 'CustomizableAreaOption', 'CustomizableDateOption', 'CustomizableFileOption'] as const),
  ]),
  option_id: z.number(),
  title: z.string(),
  required: maybe(z.boolean()),
  sort_order: maybe(z.number()),
  choices: maybe(listOf(optionValue)),
  typed: maybe(z.object({ ...added, max_characters: maybe(z.number()), type: maybe(z.literal(['DATE', 'DATE_TIME', 'TIME'])) })),
})

export function optionOf(answer: z.infer<typeof wireOption>, currency: string): ProductOption {
  const { __typename, option_id: id, title, required = false, sort_order: order = 0, choices = [], typed } = answer
  const kind = typed?.type ? dateKinds[typed.type] : optionKinds[__typename]
  return {
    ...{ id, kind, title, isRequired: required, order, maxLength: typed?.max_characters || undefined },
    ...{ price: undefined, ...(typed && addedBy(typed, currency)) },
    values: choices.map((value) => optionValueOf(value, currency)),
  }
}

function optionValueOf(answer: z.infer<typeof optionValue>, currency: string): OptionValue {
  const { option_type_id: id, title, sort_order: order = 0, subscription_information: plan } = answer
  return { ...{ id, title, ...addedBy(answer, currency), order }, plan: plan && planOf(plan, currency) }
}

export function planOf(plan: z.infer<typeof wirePlan>, currency: string): Plan {
  return {
    length: plan.length,
    instalment: moneyOf(plan.installment_price, currency),
    adjustment: moneyOf(plan.adjustment_price ?? 0, currency),
  }
}

function addedBy(
  { price = 0, price_type }: { readonly price?: number | undefined; readonly price_type?: string | undefined },
  currency: string,
) {
  return price_type === 'PERCENT' ? { price: moneyOf(0, currency), percent: price } : { price: moneyOf(price, currency) }
}

export const wireChoice = z.object({
  attribute_code: z.string(),
  label: z.string(),
  position: maybe(z.number()),
  values: listOf(
    z.object({
      uid: z.string(),
      label: z.string(),
      swatch_data: maybe(z.object({ value: maybe(z.string()) })),
    }),
  ),
})

export function choiceOf({ attribute_code: code, label, position = 0, values }: z.infer<typeof wireChoice>): Choice {
  return {
    ...{ code, label, position },
    values: values.map(({ uid, label: name, swatch_data: swatch }) => ({
      ...{ uid, label: name },
      colour: swatch?.value && /^#[\da-f]{6}$/i.test(swatch.value) ? swatch.value : undefined,
    })),
  }
}

const amount = z.object({ value: z.number() })

const content = z.object({
  stock_status: stock,
  price_range: maybe(z.object({ minimum_price: z.object({ final_price: amount }) })),
  price_tiers: maybe(listOf(z.object({ quantity: z.number(), final_price: amount }))),
})

export const wireBundleItem = z.object({
  option_id: z.number(),
  title: z.string(),
  type: z.literal(bundleItemTypes),
  required: maybe(z.boolean()),
  position: maybe(z.number()),
  options: listOf(
    z.object({
      id: z.number(),
      label: z.string(),
      quantity: maybe(z.number()),
      can_change_quantity: maybe(z.boolean()),
      is_default: maybe(z.boolean()),
      position: maybe(z.number()),
      ...added,
      product: maybe(content),
    }),
  ),
})

export function bundleItemOf(answer: z.infer<typeof wireBundleItem>, currency: string): BundleItem {
  const { option_id: id, title, type, required = false, position = 0, options } = answer
  return {
    ...{ id, title, type, isRequired: required, position },
    options: options.map((option) => ({
      ...{ id: option.id, label: option.label, quantity: option.quantity ?? 1, canChangeQuantity: option.can_change_quantity ?? false },
      ...{ isDefault: option.is_default ?? false, position: option.position ?? 0, ...contentPrice(option, currency) },
      inStock: option.product?.stock_status ?? false,
    })),
  }
}

/** For a dynamic price, the contents' own prices count. */
function contentPrice(answer: z.infer<typeof wireBundleItem>['options'][number], currency: string) {
  const { price_range: range, price_tiers: tiers = [] } = answer.product ?? {}
  if (answer.price_type !== 'DYNAMIC' || !range) return addedBy(answer, currency)
  const money = ({ value }: z.infer<typeof amount>) => moneyOf(value, currency)
  return {
    price: money(range.minimum_price.final_price),
    tiers: tiers.map(({ quantity, final_price }) => ({ quantity, price: money(final_price) })),
  }
}

const design = z.object({
  ...{ giftcard_template_id: z.number(), template_name: z.string(), notes: maybe(z.string()) },
  ...{ images: maybe(z.string()), status: maybe(z.number()) },
})

export const wireGiftCard = {
  gift_card_type: maybe(z.number()),
  gift_type: maybe(z.number()),
  gift_from: maybe(z.number()),
  gift_to: maybe(z.number()),
  gift_value: maybe(z.number()),
  gift_dropdown: maybe(z.string()),
  templates: maybe(listOf(design)),
  ...wireGiftUids,
}
const giftCard = z.object(wireGiftCard)

const deliveries: Readonly<Record<number, GiftCard['delivery']>> = { 1: 'printed', 2: 'e-mail', 3: 'both' }

export function giftCardOf(answer: z.infer<typeof giftCard>, currency: string): GiftCard {
  return {
    ...{ delivery: deliveries[answer.gift_card_type ?? 2] ?? 'e-mail', value: giftValueOf(answer, currency) },
    ...{ uids: giftUidsOf(answer, currency), designs: designsOf(answer) },
  }
}

function designsOf({ templates = [] }: z.infer<typeof giftCard>): readonly GiftDesign[] {
  const offered = templates.filter(({ status }) => (status ?? 1) === 1)
  return offered.map(({ giftcard_template_id: id, template_name: name, notes, images }) => ({
    ...{ id, name, notes: notes || undefined, picture: images?.split(',')[0]?.trim() || undefined },
  }))
}

function giftValueOf(
  { gift_type, gift_from, gift_to, gift_value, gift_dropdown }: z.infer<typeof giftCard>,
  currency: string,
): GiftCard['value'] {
  const money = (value: number) => moneyOf(value, currency)
  if (gift_type === 2) return { kind: 'range', from: money(gift_from ?? 0), to: money(gift_to ?? 0) }
  if (gift_type === 1) return { kind: 'fixed', amount: money(gift_value ?? 0) }
  const amounts = (gift_dropdown ?? '').split(',').map(Number)
  return { kind: 'list', amounts: amounts.filter((amount) => amount > 0).map(money) }
}
