import { type Money, multiplied } from './money.ts'
import type { BundleOption, Product } from './product.ts'

type Bundle = Pick<Product, 'items' | 'price' | 'isPriceFixed'>

/** Price that an option at this quantity adds to its bundle. */
export function optionPrice(option: BundleOption, quantity: number, own: Money): Money {
  if (option.percent !== undefined) return multiplied(own, option.percent / 100)
  const reached = (option.tiers ?? []).filter((tier) => tier.quantity <= quantity).map(({ price }) => price)
  return [option.price, ...reached].reduce((least, each) => (each.minor < least.minor ? each : least))
}

/**
 * Price of a bundle before options: 0 unless it is fixed. The shop reports only the minimum including required options, whose price may
 * be a percentage of the result.
 */
export function ownPrice({ items, price: { from }, isPriceFixed }: Bundle): Money {
  const money = (minor: number): Money => ({ ...from.final, minor })
  if (!isPriceFixed) return money(0)
  const required = items.filter(({ isRequired }) => isRequired)
  const leastAt = (own: Money) =>
    required.reduce((sum, { options }) => {
      const added = options.map((option) => multiplied(optionPrice(option, option.quantity, own), option.quantity).minor)
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
