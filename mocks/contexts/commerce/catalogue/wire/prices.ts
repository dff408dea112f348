import { moneyOf, priceIn, type Store } from '../../../../world/stores.ts'
import type { Customer } from '../../resolvers/resolver.ts'
import { type Price, priceRangeOf } from '../prices.ts'
import type { Product, Tier } from '../product.ts'

export function priceFields(product: Product, customer: Customer) {
  const { store } = customer
  const { minimum, maximum } = priceRangeOf(product, customer)
  return {
    special_price: minimum.final < minimum.regular ? unitsOf(store, minimum.final) : null,
    price: { regularPrice: { amount: moneyOf(store, minimum.regular) } },
    price_range: { minimum_price: onWire(store, minimum), maximum_price: onWire(store, maximum) },
    price_tiers: (product.tiers ?? []).map((tier) => tierOnWire(store, tier, minimum.regular)),
  }
}

export function unitsOf(store: Store, minor: number): number {
  return moneyOf(store, minor).value
}

function onWire(store: Store, { regular, final }: Price) {
  return { regular_price: moneyOf(store, regular), final_price: moneyOf(store, final), discount: discount(store, regular, final) }
}

function tierOnWire(store: Store, { quantity, price }: Tier, regular: number) {
  const final = priceIn(store, price)
  return { quantity, final_price: moneyOf(store, final), discount: discount(store, regular, final) }
}

function discount(store: Store, regular: number, final: number) {
  const off = Math.max(0, regular - final)
  return { amount_off: unitsOf(store, off), percent_off: regular === 0 ? 0 : Math.round((10_000 * off) / regular) / 100 }
}
