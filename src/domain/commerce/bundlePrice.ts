import { type Money, times } from './money.ts'
import type { BundleOption, Product } from './product.ts'

type Bundle = Pick<Product, 'items' | 'price' | 'isPriceFixed'>

/** What one of an option adds to the price of its bundle, where so many are taken. */
export function optionPrice(option: BundleOption, quantity: number, own: Money): Money {
  if (option.percent !== undefined) return times(own, option.percent / 100)
  const reached = (option.tiers ?? []).filter((tier) => tier.quantity <= quantity).map(({ price }) => price)
  return [option.price, ...reached].reduce((least, each) => (each.minor < least.minor ? each : least))
}

/**
 * What a bundle costs before anything is chosen: nothing unless its price is fixed. The shop says only the least with all
 * that is required, and an option may add a share of the price that is looked for.
 */
export function ownPrice({ items, price: { from }, isPriceFixed }: Bundle): Money {
  const money = (minor: number): Money => ({ ...from.final, minor })
  if (!isPriceFixed) return money(0)
  const required = items.filter(({ isRequired }) => isRequired)
  const leastAt = (own: Money) =>
    required.reduce((sum, { options }) => {
      const added = options.map((option) => times(optionPrice(option, option.quantity, own), option.quantity).minor)
      return sum + (added.length > 0 ? Math.min(...added) : 0)
    }, own.minor)
  let [low, high] = [0, from.final.minor]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (leastAt(money(middle)) < from.final.minor) low = middle + 1
    else high = middle
  }
  return money(low)
}
