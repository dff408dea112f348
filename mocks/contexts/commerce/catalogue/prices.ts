import { moneyOf, priceIn } from '../../../world/stores.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { productBySku } from './index.ts'
import type { BundleItem, BundleOption, BundleProduct, Cents, GiftCardProduct, Product } from './product.ts'

type Buyer = Pick<Customer, 'world' | 'store'>

/** In minor units of the store's currency. */
export interface Price {
  readonly regular: number
  readonly final: number
}

export interface PriceRange {
  readonly minimum: Price
  readonly maximum: Price
}

function priceOf(product: Product, { world, store }: Buyer): Price {
  const changed = world.pricesChanged.find(product.sku)?.price
  const regular = priceIn(store, changed ?? product.price)
  return { regular, final: Math.min(regular, priceIn(store, product.specialPrice ?? changed ?? product.price)) }
}

export function unitPrice(product: Product, buyer: Buyer, quantity: number): number {
  const { final } = priceOf(product, buyer)
  const reached = (product.tiers ?? []).filter((tier) => tier.quantity <= quantity)
  return Math.min(final, ...reached.map((tier) => priceIn(buyer.store, tier.price)))
}

export function priceRangeOf(product: Product, buyer: Buyer): PriceRange {
  switch (product.kind) {
    case 'configurable':
      return span(product.variants.map((variant) => priceRangeOf(variant, buyer)))
    case 'bundle':
      return sumOf([ownRange(product, buyer), ...product.items.map((item) => rangeOfItem(product, item, buyer))])
    case 'gift-card': {
      const amounts = amountsOf(product).map((amount) => single(priceIn(buyer.store, amount)))
      return span(amounts)
    }
    default: {
      const price = priceOf(product, buyer)
      return { minimum: price, maximum: price }
    }
  }
}

/** The lowest, in units of the store's currency. Lists are filtered and counted by it. */
export function listedPrice(product: Product, buyer: Buyer): number {
  return moneyOf(buyer.store, priceRangeOf(product, buyer).minimum.final).value
}

export function amountsOf({ value }: GiftCardProduct): readonly Cents[] {
  if (value.kind === 'fixed') return [value.amount]
  return value.kind === 'range' ? [value.from, value.to] : value.amounts
}

function ownRange(bundle: BundleProduct, buyer: Buyer): PriceRange {
  const own = bundle.isPriceFixed ? priceOf(bundle, buyer) : none
  return { minimum: own, maximum: own }
}

/** With a dynamic price, an option costs what its product costs at this quantity. */
export function optionPrice(bundle: BundleProduct, { sku, price = 0, percent }: BundleOption, buyer: Buyer, quantity: number): number {
  if (bundle.isPriceFixed) return percent === undefined ? freeOr(buyer, price) : Math.round((priceOf(bundle, buyer).final * percent) / 100)
  const product = productBySku(buyer.world, sku)
  return product ? unitPrice(product, buyer, quantity) : 0
}

function freeOr({ store }: Buyer, price: Cents): number {
  return price === 0 ? 0 : priceIn(store, price)
}

function rangeOfItem(bundle: BundleProduct, { type, required, options }: BundleItem, buyer: Buyer): PriceRange {
  const prices = options.map((option) => {
    const product = productBySku(buyer.world, option.sku)
    if (!bundle.isPriceFixed) return times(product ? priceOf(product, buyer) : none, option.quantity)
    const added = optionPrice(bundle, option, buyer, option.quantity)
    return times({ regular: added, final: added }, option.quantity)
  })
  const least = prices.toSorted((one, other) => one.final - other.final)[0] ?? none
  const isSeveral = type === 'multi' || type === 'checkbox'
  return {
    minimum: required ? least : none,
    maximum: isSeveral ? prices.reduce(plus, none) : span(prices.map((price) => ({ minimum: price, maximum: price }))).maximum,
  }
}

const none: Price = { regular: 0, final: 0 }

function single(minor: number): PriceRange {
  return { minimum: { regular: minor, final: minor }, maximum: { regular: minor, final: minor } }
}

function times({ regular, final }: Price, count: number): Price {
  return { regular: regular * count, final: final * count }
}

function plus(one: Price, other: Price): Price {
  return { regular: one.regular + other.regular, final: one.final + other.final }
}

function sumOf(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce(
    (sum, range) => ({ minimum: plus(sum.minimum, range.minimum), maximum: plus(sum.maximum, range.maximum) }),
    single(0),
  )
}

function span(ranges: readonly PriceRange[]): PriceRange {
  const byFinal = (one: Price, other: Price) => one.final - other.final
  return {
    minimum: ranges.map(({ minimum }) => minimum).toSorted(byFinal)[0] ?? none,
    maximum:
      ranges
        .map(({ maximum }) => maximum)
        .toSorted(byFinal)
        .at(-1) ?? none,
  }
}
