import type { Plan, PlanKind } from './plan.ts'
import type { QuoteProblem } from './quote.ts'

/** What a player wants to renew. The club computes what it costs. */
export interface Basket {
  /** Ids of plans and packs, one of a kind. */
  readonly chosen: Readonly<Partial<Record<PlanKind, string>>>
  readonly coupon: string | undefined
  readonly giftCodes: readonly string[]
  /** How many bucks the club may use. */
  readonly buck: number
  /** Where lessons are taken; in Japan alone. */
  readonly centreId: string | undefined
}

export const emptyBasket: Basket = { chosen: {}, coupon: undefined, giftCodes: [], buck: 0, centreId: undefined }

export function isEmpty({ chosen }: Basket): boolean {
  return Object.values(chosen).length === 0
}

/** Replaces the one of the same kind; the same plan again is taken out. */
export function toggled(basket: Basket, { id, kind }: Pick<Plan, 'id' | 'kind'>): Basket {
  const { [kind]: before, ...others } = basket.chosen
  return { ...basket, chosen: before === id ? others : { ...others, [kind]: id } }
}

/** Without plans that are no longer offered. */
export function stillOffered(basket: Basket, plans: readonly Pick<Plan, 'id' | 'kind'>[]): Basket {
  const chosen = Object.fromEntries(plans.filter(({ id, kind }) => basket.chosen[kind] === id).map(({ id, kind }) => [kind, id]))
  return { ...basket, chosen }
}

export function withGiftCode(basket: Basket, code: string): Basket {
  return basket.giftCodes.includes(code) ? basket : { ...basket, giftCodes: [...basket.giftCodes, code] }
}

export function withoutGiftCode(basket: Basket, code: string): Basket {
  return { ...basket, giftCodes: basket.giftCodes.filter((each) => each !== code) }
}

/** The same basket where nothing in it can be left out. */
export function withoutRefused(basket: Basket, problem: QuoteProblem): Basket {
  if (problem === 'coupon') return { ...basket, coupon: undefined }
  return problem === 'gift-code' ? { ...basket, giftCodes: [] } : basket
}
