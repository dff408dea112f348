import { type Region, regions } from '../../../http/regions.ts'
import type { Language } from '../../../world/languages.ts'
import { type Store, storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { bucksLeft } from '../bucks/bucksOf.ts'
import { membershipOf } from './clubMemberships.ts'
import type { PricedLine, RenewalBasket } from './data.ts'
import { planPrice, plansOf, type SoldPlan } from './plans.ts'

export const coupons: readonly { readonly code: string; readonly percent: number; readonly inJapan: boolean }[] = [
  { code: 'RENEW10', percent: 10, inJapan: false },
  { code: 'KOSHIN15', percent: 15, inJapan: true },
]

type QuoteProblem = 'coupon' | 'gift-code' | 'plan'

export interface Customer {
  readonly world: World
  readonly playerId: string
  readonly region: Region
  readonly language: Language
}

export interface Priced {
  readonly plans: readonly SoldPlan[]
  readonly lines: readonly PricedLine[]
  readonly total: number
}

export function storeOf(region: Region): Store {
  const store = storeNamed(regions[region].store)
  if (!store) throw new Error(`${region} has no store`)
  return store
}

/** Coupon, gift codes, bucks, then tax: each takes from what is left by the one before. */
export function price(customer: Customer, basket: RenewalBasket): Priced | QuoteProblem {
  const { world, region } = customer
  const store = storeOf(region)
  const plans = chosenPlans(customer, basket)
  if (!plans) return 'plan'
  const percent = percentOf(region, basket.coupon)
  if (percent === undefined) return 'coupon'
  const codes = basket.giftCodes.map((id) => world.renewalGiftCodes.find(id))
  const fitting = codes.filter((code) => code?.state === 'active' && code.currency === store.currency && code.balance > 0)
  if (fitting.length < codes.length || new Set(basket.giftCodes).size < codes.length) return 'gift-code'
  const till = new Till(customer, store)
  for (const plan of plans) till.add(plan)
  till.take('coupon', basket.coupon?.toUpperCase() ?? '', Math.round((till.left * percent) / 100))
  for (const code of fitting) till.take('gift-code', code?.id ?? '', code?.balance ?? 0)
  const bucks = Math.min(basket.buck, bucksLeft(world, customer.playerId, store))
  till.takeBucks(bucks)
  till.tax()
  return { plans, lines: till.lines, total: till.left }
}

/** Undefined if one is not sold here, named twice or under the wrong name. */
function chosenPlans({ region }: Customer, { planIds, packIds }: RenewalBasket): readonly SoldPlan[] | undefined {
  const sold = plansOf(region)
  const isPack = ({ kind }: SoldPlan) => kind === 'lesson-pack' || kind === 'membership'
  const plans = sold.filter((plan) => (isPack(plan) ? packIds : planIds).includes(plan.id))
  const isComplete = plans.length > 0 && plans.length === planIds.length + packIds.length
  return isComplete && new Set(plans.map(({ kind }) => kind)).size === plans.length ? plans : undefined
}

function percentOf(region: Region, code: string | undefined): number | undefined {
  if (code === undefined) return 0
  return coupons.find((coupon) => coupon.code === code.toUpperCase() && coupon.inJapan === (region === 'jp'))?.percent
}

class Till {
  left = 0
  readonly lines: PricedLine[] = []
  private readonly customer: Customer
  private readonly store: Store

  constructor(customer: Customer, store: Store) {
    this.customer = customer
    this.store = store
  }

  add(plan: SoldPlan): void {
    const { world, playerId, language } = this.customer
    const minor = planPrice(this.store, plan, membershipOf(world, playerId))
    this.lines.push({ kind: 'plan', label: plan.name[language], minor })
    this.left += minor
  }

  take(kind: PricedLine['kind'], label: string, most: number): void {
    const minor = Math.min(most, this.left)
    if (minor === 0) return
    this.lines.push({ kind, label, minor: -minor })
    this.left -= minor
  }

  /** Labelled with the bucks that are used, not with those that are there. */
  takeBucks(bucks: number): void {
    const unit = 10 ** this.store.decimals
    this.take('buck', `${Math.min(bucks, this.left / unit)}`, bucks * unit)
  }

  tax(): void {
    const { taxRate, taxName, taxIncluded } = this.store
    const minor = Math.round(taxIncluded ? (this.left * taxRate) / (1 + taxRate) : this.left * taxRate)
    if (minor === 0) return
    this.lines.push({ kind: taxIncluded ? 'included-tax' : 'tax', label: taxName, minor })
    if (!taxIncluded) this.left += minor
  }
}
