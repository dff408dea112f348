import type { Money } from './money.ts'
import type { OptionValue, Plan, Product, ProductOption } from './product.ts'
import { type PlanChoice, type Selection, withOption, withPlan } from './selection.ts'

export interface PlanValue extends OptionValue {
  readonly plan: Plan
}

export interface Plans {
  readonly option: ProductOption
  /** Undefined if buying once means choosing no value. */
  readonly once: OptionValue | undefined
  readonly values: readonly PlanValue[]
}

/** Undefined if the product has no plans. */
export function plansOf({ options }: Pick<Product, 'options'>): Plans | undefined {
  const option = options.find(({ values }) => values.some(({ plan }) => plan))
  if (!option) return undefined
  const values = option.values.flatMap((value) => (value.plan ? [{ ...value, plan: value.plan }] : []))
  return { option, once: option.values.find(({ plan }) => !plan), values }
}

/** Removes the plan from the selection. */
export function boughtOnce(selection: Selection, { option, once }: Plans): Selection {
  const isSaid = option.isRequired && once !== undefined
  return withPlan(withOption(selection, option.id, isSaid ? [String(once.id)] : []), { kind: 'one-time' })
}

/** Adds the plan to the selection. */
export function subscribed(selection: Selection, { option }: Plans, { id, price, plan }: PlanValue): Selection {
  const choice: PlanChoice = {
    ...{ kind: 'subscribe', parentId: option.id, childId: id, optionPrice: price },
    ...{ isInstallmentPrice: plan.instalment.minor > 0, isAdjustmentPrice: plan.adjustment.minor !== 0 },
  }
  return withPlan(withOption(selection, option.id, []), choice)
}

/** The selected plan, if it is one of the product's. */
export function chosenPlan({ plan }: Pick<Selection, 'plan'>, plans: Plans | undefined): PlanValue | undefined {
  return plan.kind === 'subscribe' ? plans?.values.find(({ id }) => id === plan.childId) : undefined
}

/** Discount of an instalment against the single price, in whole per cent. */
export function savingOf({ plan: { instalment } }: PlanValue, once: Money): number {
  return once.minor > 0 ? Math.round(100 * (1 - instalment.minor / once.minor)) : 0
}
