import { optionPrice, ownPrice } from './bundlePrice.ts'
import { type Money, multiplied, sumOf } from './money.ts'
import { chosenPlan, plansOf } from './plans.ts'
import { type Product, type Tier, typedAs } from './product.ts'
import type { Selection } from './selection.ts'

/**
 * Price per item with options; for a plan its first payment. Undefined while a gift card's amount is open. The cart's totals are the
 * shop's own.
 */
export function unitPrice(product: Product, selection: Selection): Money | undefined {
  const own = ownPriceOf(product, selection)
  const plan = chosenPlan(selection, plansOf(product))?.plan
  const base = plan ? sumOf([plan.instalment, plan.adjustment]) : own
  return base && sumOf([base, ...surcharges(product, selection, own ?? base)])
}

/** The tier that this quantity reaches. */
export function tierAt({ tiers }: Pick<Product, 'tiers'>, quantity: number): Tier | undefined {
  return tiers.filter((tier) => tier.quantity <= quantity).toSorted((one, other) => other.quantity - one.quantity)[0]
}

function ownPriceOf(product: Product, selection: Selection): Money | undefined {
  if (product.kind === 'gift-card') return selection.gift?.amount
  if (product.kind === 'bundle') return contents(product, selection)
  const alone = selection.price ?? product.price.from.final
  const tier = tierAt(product, selection.quantity)?.price
  return tier && tier.minor < alone.minor ? tier : alone
}

function contents(product: Product, { bundle }: Selection): Money | undefined {
  const own = ownPrice(product)
  const added = bundle.flatMap(({ itemId, chosen }) => {
    const item = product.items.find(({ id }) => id === itemId)
    return chosen.flatMap(({ optionId, quantity }) => {
      const option = item?.options.find(({ id }) => id === optionId)
      return option ? [multiplied(optionPrice(option, quantity, own), quantity)] : []
    })
  })
  return sumOf([own, ...added])
}

/** For a plan, payments replace the price. */
function surcharges({ options }: Product, selection: Selection, own: Money): readonly Money[] {
  const added = (price: Money, percent: number | undefined) => (percent === undefined ? price : multiplied(own, percent / 100))
  return selection.options.flatMap(({ optionId, values: chosen }) => {
    const option = options.find(({ id }) => id === optionId)
    if (!option) return []
    if (typedAs(option)) return option.price && chosen.some((text) => text.trim() !== '') ? [added(option.price, option.percent)] : []
    return option.values.filter(({ id, plan }) => !plan && chosen.includes(String(id))).map(({ price, percent }) => added(price, percent))
  })
}
