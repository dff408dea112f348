import { priceIn, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { productBySku } from '../catalogue/index.ts'
import { optionPrice, unitPrice } from '../catalogue/prices.ts'
import {
  type BundleProduct,
  type GiftCardProduct,
  isChosenFromList,
  type OptionValue,
  type Product,
  type Variant,
} from '../catalogue/product.ts'
import type { Customer } from '../resolvers/resolver.ts'
import type { CartItemInput } from './data.ts'

export interface ItemGoods {
  readonly product: Product
  readonly variant?: Variant | undefined
}

export function goodsOf(world: World, { sku, parentSku }: Pick<CartItemInput, 'sku' | 'parentSku'>): ItemGoods | undefined {
  const product = productBySku(world, parentSku ?? sku)
  if (!product) return undefined
  if (product.kind !== 'configurable') return parentSku === undefined ? { product } : undefined
  const variant = product.variants.find((each) => each.sku === sku)
  return variant && { product, variant }
}

export function neededFor(
  { product }: ItemGoods,
  { sku, quantity, bundle }: CartItemInput,
): readonly { readonly sku: string; readonly quantity: number }[] {
  if (product.kind !== 'bundle') return [{ sku, quantity }]
  return partsOf(product, bundle).map((part) => ({ sku: part.sku, quantity: part.quantity * quantity }))
}

export interface Part {
  readonly item: BundleProduct['items'][number]
  readonly option: BundleProduct['items'][number]['options'][number]
  readonly sku: string
  readonly quantity: number
}

export function partsOf({ items }: BundleProduct, chosen: CartItemInput['bundle']): readonly Part[] {
  return chosen.flatMap(({ id, chosen: choices }) => {
    const item = items.find((each) => each.id === id)
    return choices.flatMap((choice) => {
      const option = item?.options.find((each) => each.id === choice.id)
      return item && option
        ? [{ item, option, sku: option.sku, quantity: option.canChangeQuantity ? choice.quantity : option.quantity }]
        : []
    })
  })
}

type Buyer = Pick<Customer, 'world' | 'store'>

/** In minor units, with or without tax as the store lists prices, including options. */
export function itemPrice(buyer: Buyer, goods: ItemGoods, itemInput: CartItemInput): number {
  const { store } = buyer
  const chosen = chosenValues(goods.product, itemInput)
  const plan = chosen.map((value) => value.plan).find((each) => each !== undefined)
  // For a subscription, the first payment replaces the price.
  const own = itemInput.fittedPrice ?? basePrice(buyer, goods, itemInput)
  const base = plan ? listed(store, plan.installmentPrice) + listed(store, plan.adjustmentPrice) : own
  const added = ({ price, percent }: OptionValue) => (percent === undefined ? listed(store, price) : Math.round((own * percent) / 100))
  return base + sum(chosen.filter((value) => !value.plan).map(added))
}

function basePrice(buyer: Buyer, { product, variant }: ItemGoods, { quantity, bundle, gift }: CartItemInput): number {
  if (product.kind === 'gift-card') return gift?.amount ?? 0
  if (product.kind !== 'bundle') return unitPrice(variant ?? product, buyer, quantity)
  const own = product.isPriceFixed ? unitPrice(product, buyer, quantity) : 0
  const parts = partsOf(product, bundle).map((part) => optionPrice(product, part.option, buyer, part.quantity) * part.quantity)
  return own + sum(parts)
}

export function listed(store: Store, cents: number): number {
  return cents === 0 ? 0 : priceIn(store, cents)
}

export function chosenValues({ options = [] }: Product, { options: chosen }: Pick<CartItemInput, 'options'>): readonly OptionValue[] {
  return options.flatMap((option) => {
    const values = chosen.find(({ id }) => id === option.id)?.values ?? []
    if (!isChosenFromList(option)) return values.some((text) => text !== '') ? option.values : []
    return option.values.filter(({ id }) => values.includes(String(id)))
  })
}

export function isOffered(store: Store, { value }: GiftCardProduct, amount: number): boolean {
  switch (value.kind) {
    case 'fixed':
      return amount === listed(store, value.amount)
    case 'list':
      return value.amounts.some((each) => amount === listed(store, each))
    case 'range':
      return amount >= listed(store, value.from) && amount <= listed(store, value.to)
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
