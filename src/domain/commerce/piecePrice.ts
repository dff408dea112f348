import { type Money, sumOf, times } from './money.ts'
import { chosenPlan, plansOf } from './plans.ts'
import type { Product, Tier } from './product.ts'
import type { Selection } from './selection.ts'

/**
 * What a piece comes to as it is chosen, of a plan its first payment. Nothing as long as a gift card's amount is open. The
 * cart's sums are the shop's own.
 */
export function piecePrice(product: Product, selection: Selection): Money | undefined {
  const base = basePrice(product, selection)
  return base && sumOf([base, ...surcharges(product, selection)])
}

/** The tier that so many pieces have reached. */
export function tierAt({ tiers }: Pick<Product, 'tiers'>, quantity: number): Tier | undefined {
  return tiers.filter((tier) => tier.quantity <= quantity).toSorted((one, other) => other.quantity - one.quantity)[0]
}

function basePrice(product: Product, selection: Selection): Money | undefined {
  const plan = chosenPlan(selection, plansOf(product))?.plan
  if (plan) return sumOf([plan.instalment, plan.adjustment])
  if (product.kind === 'gift-card') return selection.gift?.amount
  if (product.kind === 'bundle') return sumOf([times(product.price.from.final, 0), ...contents(product, selection)])
  const alone = selection.price ?? product.price.from.final
  const tier = tierAt(product, selection.quantity)?.price
  return tier && tier.minor < alone.minor ? tier : alone
}

function contents({ items }: Product, { bundle }: Selection): readonly Money[] {
  return bundle.flatMap(({ itemId, chosen }) => {
    const item = items.find(({ id }) => id === itemId)
    return chosen.flatMap(({ optionId, quantity }) => {
      const option = item?.options.find(({ id }) => id === optionId)
      return option ? [times(option.price, quantity)] : []
    })
  })
}

/** Of a plan, the payments stand in the price's place. */
function surcharges({ options }: Product, selection: Selection): readonly Money[] {
  return selection.options.flatMap(({ optionId, values: chosen }) => {
    const option = options.find(({ id }) => id === optionId)
    if (!option) return []
    if (option.kind === 'field') return option.price && chosen.some((text) => text.trim() !== '') ? [option.price] : []
    return option.values.filter(({ id, plan }) => !plan && chosen.includes(String(id))).map(({ price }) => price)
  })
}
