import type { World } from '../../World.ts'
import { attributeNamed, valueNamed } from '../catalogue/attributes.ts'
import { productBySku } from '../catalogue/index.ts'
import { optionPrice } from '../catalogue/prices.ts'
import type { BundleProduct, ConfigurableProduct, Product, Variant } from '../catalogue/product.ts'
import { giftCardTemplates, offeredTemplates } from '../catalogue/templates.ts'
import { uidFor } from '../catalogue/uid.ts'
import { labelOf } from '../catalogue/wire/bundle.ts'
import { valueUid } from '../catalogue/wire/configurable.ts'
import { wireTemplate } from '../catalogue/wire/giftCard.ts'
import { wireProduct } from '../catalogue/wire/product.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { moneyOf, type Store } from '../stores.ts'
import { linesOf, uidOf } from './carts.ts'
import type { CartLineRow, Wish } from './data.ts'
import { partsOf } from './goods.ts'
import type { PricedLine } from './sumsOf.ts'
import { whyTooMany } from './wish.ts'

const types = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  'gift-card': 'GiftCardCartItem',
} as const satisfies Readonly<Record<Product['kind'], string>>

/** `reason`: why there is a discount. */
export function wireLine(customer: Customer, { line, goods: { product, variant }, row }: PricedLine, reason: string | undefined) {
  const { world, store } = customer
  const money = (minor: number) => moneyOf(store, minor)
  return {
    __typename: types[product.kind],
    id: String(line.number),
    uid: uidOf(line),
    quantity: line.quantity,
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
    errors: problemsOf(world, line),
    customizable_options: wireOptions(store, product, line),
    ...(variant && { configured_variant: wireProduct(variant, customer) }),
    ...(product.kind === 'configurable' && variant && { configurable_options: wireChoices(store, product, variant) }),
    ...(product.kind === 'bundle' && { bundle_options: wireContents(customer, product, line) }),
    ...(line.gift && { amount: money(line.gift.amount), ...wireGift(customer, line.gift) }),
  }
}

/** What keeps the line from being bought as it is, beside the others of its cart. */
export function problemsOf(world: World, line: CartLineRow) {
  const others = linesOf(world, { id: line.cartId }).filter(({ id }) => id !== line.id)
  const problem = whyTooMany(world, line, others)
  return problem ? [{ code: 'ITEM_QTY', message: problem.message }] : []
}

function wireGift(customer: Customer, { recipientName, recipientEmail, message, design }: NonNullable<CartLineRow['gift']>) {
  const template = giftCardTemplates.find(({ id }) => id === design) ?? offeredTemplates[0]
  return {
    ...{ recipient_name: recipientName, recipient_email: recipientEmail || null, message: message || null },
    giftcard_template: template ? wireTemplate(customer, template) : null,
  }
}

function wireOptions(store: Store, { options = [] }: Product, { options: chosen }: Wish) {
  const { language } = store
  return chosen.flatMap(({ id, values }) => {
    const option = options.find((each) => each.id === id)
    if (!option) return []
    const told = values.map((value) => ({ value, known: option.values.find((each) => String(each.id) === value) }))
    return [
      {
        ...{ id, customizable_option_uid: uidFor('custom-option', id), type: option.kind.replace('-', '_'), sort_order: 0 },
        ...{ label: option.title[language], is_required: option.required },
        values: told.map(({ value, known }) => ({
          ...{ id: known?.id ?? 0, value, label: known?.title[language] ?? value },
          customizable_option_value_uid: uidFor('custom-option', id, ...(known ? [known.id] : [])),
        })),
      },
    ]
  })
}

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

function wireContents(customer: Customer, product: BundleProduct, { bundle }: Wish) {
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
