import type { Money } from './money.ts'
import type { OptionValue, Plan, Product, ProductOption } from './product.ts'
import { type PlanChoice, type Selection, withOption, withPlan } from './selection.ts'

/** What is paid by instalments, beside what it would cost at once. */
export interface PlanValue extends OptionValue {
  readonly plan: Plan
}

/** The option that sells a product by subscription. */
export interface Plans {
  readonly option: ProductOption
  /** The value that means: once. Some have none, and mean it where nothing is chosen. */
  readonly once: OptionValue | undefined
  readonly values: readonly PlanValue[]
}

/** Nothing where it is bought once only. */
export function plansOf({ options }: Pick<Product, 'options'>): Plans | undefined {
  const option = options.find(({ values }) => values.some(({ plan }) => plan))
  if (!option) return undefined
  const values = option.values.flatMap((value) => (value.plan ? [{ ...value, plan: value.plan }] : []))
  return { option, once: option.values.find(({ plan }) => !plan), values }
}

/** Bought once. */
export function boughtOnce(selection: Selection, { option, once }: Plans): Selection {
  const isSaid = option.isRequired && once !== undefined
  return withPlan(withOption(selection, option.id, isSaid ? [String(once.id)] : []), { kind: 'one-time' })
}

/** Bought by this plan. */
export function subscribed(selection: Selection, { option }: Plans, { id, price, plan }: PlanValue): Selection {
  const choice: PlanChoice = {
    ...{ kind: 'subscribe', parentId: option.id, childId: id, optionPrice: price },
    ...{ isInstallmentPrice: plan.instalment.minor > 0, isAdjustmentPrice: plan.adjustment.minor !== 0 },
  }
  return withPlan(withOption(selection, option.id, []), choice)
}

/** The plan among a product's that is chosen. */
export function chosenPlan({ plan }: Pick<Selection, 'plan'>, plans: Plans | undefined): PlanValue | undefined {
  return plan.kind === 'subscribe' ? plans?.values.find(({ id }) => id === plan.childId) : undefined
}

/** What an instalment costs less than a piece that is bought once, in whole per cent. */
export function savingOf({ plan: { instalment } }: PlanValue, once: Money): number {
  return once.minor > 0 ? Math.round(100 * (1 - instalment.minor / once.minor)) : 0
}
