import { moneyOf, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { attributeNamed, valueNamed } from '../catalogue/attributes.ts'
import { productBySku } from '../catalogue/index.ts'
import { optionPrice } from '../catalogue/prices.ts'
import type { BundleProduct, ConfigurableProduct, CustomizableOption, Product, Variant } from '../catalogue/product.ts'
import { stockOf } from '../catalogue/stock.ts'
import { giftCardTemplates, offeredTemplates } from '../catalogue/templates.ts'
import { uidFor } from '../catalogue/uid.ts'
import { labelOf } from '../catalogue/wire/bundle.ts'
import { valueUid } from '../catalogue/wire/configurable.ts'
import { wireTemplate } from '../catalogue/wire/giftCard.ts'
import { wireProduct } from '../catalogue/wire/product.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { uidOf } from './carts.ts'
import type { CartItemInput, CartItemRow } from './data.ts'
import { neededFor, partsOf } from './goods.ts'
import type { PricedItem } from './pricedCart.ts'
import { whyShort } from './unfulfilled.ts'

const types = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  'gift-card': 'GiftCardCartItem',
} as const satisfies Readonly<Record<Product['kind'], string>>

interface Said {
  readonly reason: string | undefined
  readonly errors: readonly LineProblem[]
}

export function wireItem(customer: Customer, { item, goods: { product, variant }, row }: PricedItem, { reason, errors }: Said) {
  const { store } = customer
  const money = (minor: number) => moneyOf(store, minor)
  return {
    __typename: types[product.kind],
    id: String(item.number),
    uid: uidOf(item),
    quantity: item.quantity,
    product: wireProduct(product, customer),
    prices: {
      price: money(row.price),
      price_including_tax: money(row.priceWithTax),
      row_total: money(row.total),
      row_total_including_tax: money(row.totalWithTax),
      total_item_discount: money(row.discount),
      discounts: reason !== undefined && row.discount > 0 ? [{ amount: money(row.discount), label: reason }] : null,
      fixed_product_taxes: [],
    },
    errors,
    customizable_options: wireOptions(store, product, item),
    ...(variant && { configured_variant: wireProduct(variant, customer) }),
    ...(product.kind === 'configurable' && variant && { configurable_options: wireChoices(store, product, variant) }),
    ...(product.kind === 'bundle' && { bundle_options: wireContents(customer, product, item) }),
    ...(item.gift && { amount: money(item.gift.amount), ...wireGift(customer, item.gift) }),
  }
}

interface LineProblem {
  readonly code: 'ITEM_QTY'
  readonly message: string
}

/** Checks all items at once, because a cart may contain hundreds. */
export function problemsIn(world: World, lines: readonly Omit<PricedItem, 'row'>[]): ReadonlyMap<string, readonly LineProblem[]> {
  const wanted = lines.map(({ item, goods }) => ({ id: item.id, needs: neededFor(goods, item) }))
  const held = new Map<string, number>()
  for (const { sku, quantity } of wanted.flatMap(({ needs }) => needs)) held.set(sku, (held.get(sku) ?? 0) + quantity)
  return new Map(
    wanted.flatMap(({ id, needs }) => {
      const problem = needs.map(({ sku }) => whyShort(stockOf(world, sku), held.get(sku) ?? 0)).find((each) => each !== undefined)
      return problem ? [[id, [{ code: 'ITEM_QTY', message: problem.message }]] as const] : []
    }),
  )
}

function wireGift(customer: Customer, { design, ...gift }: NonNullable<CartItemRow['gift']>) {
  const template = giftCardTemplates.find(({ id }) => id === design) ?? offeredTemplates[0]
  return {
    ...{ recipient_name: gift.recipientName, recipient_email: gift.recipientEmail || null, message: gift.message || null },
    ...{ sender_name: gift.senderName, sender_email: gift.senderEmail || null },
    clubhouse_giftcard_template: template ? wireTemplate(customer, template) : null,
  }
}

/** A value's id is the number of its row in the cart. A written text has no label. */
function wireOptions(store: Store, { options = [] }: Product, { number, options: chosen }: CartItemRow) {
  const { language } = store
  return chosen.flatMap(({ id, values }, index) => {
    const row = number * 100 + index
    const option = options.find((each) => each.id === id)
    if (!option) return []
    const told = values.map((value) => ({ value, known: option.values.find((each) => String(each.id) === value) }))
    return [
      {
        ...{ id, customizable_option_uid: uidFor('custom-option', id), type: option.kind.replace('-', '_'), sort_order: 0 },
        ...{ label: option.title[language], is_required: option.required },
        values: told.map(({ value, known }) => ({
          ...{ id: row, value: known ? value : formatted(option.kind, value, store), label: known?.title[language] ?? '' },
          customizable_option_value_uid: known ? uidFor('custom-option', id, known.id) : uidFor(row),
        })),
      },
    ]
  })
}

/** The cart answers dates as the store writes them (`getFormattedOptionValue`), and texts as they are. */
function formatted(kind: CustomizableOption['kind'], value: string, { locale }: Store): string {
  const style = dateStyles.get(kind)
  const format = style && new Intl.DateTimeFormat(locale.replace('_', '-'), { ...style, timeZone: 'UTC' })
  return format ? format.format(new Date(`${value.replace(' ', 'T')}Z`)) : value
}

const dateStyles: ReadonlyMap<CustomizableOption['kind'], Intl.DateTimeFormatOptions> = new Map([
  ['date', { dateStyle: 'medium' }],
  ['date-time', { dateStyle: 'short', timeStyle: 'short' }],
  ['time', { timeStyle: 'short' }],
])

function wireChoices({ language }: Store, { choices }: ConfigurableProduct, { chosen }: Variant) {
  return choices.map((code) => {
    const attribute = attributeNamed(code)
    const value = valueNamed(attribute, chosen[code] ?? '')
    return {
      ...{ configurable_product_option_uid: uidFor('configurable', attribute.id), option_label: attribute.label[language] },
      ...{ configurable_product_option_value_uid: valueUid(attribute.id, value.index), value_label: value.label[language] },
    }
  })
}

function wireContents(customer: Customer, product: BundleProduct, { bundle }: CartItemInput) {
  const { world, store } = customer
  const parts = partsOf(product, bundle)
  const items = product.items.filter((item) => parts.some((part) => part.item === item))
  return items.map((item) => ({
    id: item.id,
    uid: uidFor('bundle', item.id),
    label: item.title[store.language],
    type: item.type,
    values: parts
      .filter((part) => part.item === item)
      .map(({ option, sku, quantity }) => {
        const content = productBySku(world, sku)
        const price = optionPrice(product, option, customer, quantity)
        return {
          id: option.id,
          uid: uidFor('bundle', item.id, option.id, quantity),
          label: content ? labelOf(content, customer) : sku,
          quantity,
          priceV2: moneyOf(store, price),
        }
      }),
  }))
}
